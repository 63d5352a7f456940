/** Asking the server by HTTP. */
import type { Why } from "../wire";

/** What the server did not do, and why: a message to show, and the same in English. */
export class Refusal extends Error {
  constructor(
    readonly said: Why,
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

/** A question to the server. */
export function get<T>(path: string): Promise<T> {
  return ask<T>(path, { method: "GET" });
}

/** Something that the server is to do. */
export async function post<T>(path: string, body: unknown = {}, signal?: AbortSignal): Promise<T> {
  if (!cookie("csrf")) await ask("/api/visitor", { method: "GET" }); // any answer brings the cookie
  const headers = { "content-type": "application/json", "x-csrf": cookie("csrf") };
  return ask<T>(path, { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body), signal });
}

/** Something that the server is to remove. */
export async function remove(path: string): Promise<void> {
  if (!cookie("csrf")) await ask("/api/visitor", { method: "GET" });
  await ask(path, { method: "DELETE", headers: { "x-csrf": cookie("csrf") } });
}

async function ask<T>(path: string, request: RequestInit): Promise<T> {
  const answer = await reached(path, request);
  const text = await answer.text();
  if (!answer.ok) throw refusal(answer.status, text);
  return (answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text) as T;
}

/** The answer; where none comes, that is a refusal too. */
async function reached(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { credentials: "same-origin", ...request });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Refusal({ id: "page-no-server" }, 0, "the server does not answer");
  }
}

function refusal(status: number, text: string): Refusal {
  try {
    const told = JSON.parse(text) as { error: Why; text: string };
    return new Refusal(told.error, status, told.text);
  } catch {
    return new Refusal({ id: "page-server-trouble", args: { status } }, status, `the server answered ${status}`);
  }
}

function cookie(name: string): string {
  const found = document.cookie.split("; ").find((each) => each.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : "";
}
