/** Requests to the server. */

/** The value of a cookie that scripts may read. */
function cookie(name) {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : "";
}

/** An answer of the server, or an error that says what it refused. */
async function answered(answer) {
  const body = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (answer.ok) return body;
  const error = new Error(body?.text ?? `the server answers ${answer.status}`);
  throw Object.assign(error, { status: answer.status, id: body?.error?.id ?? "" });
}

/** Ask the server. */
export async function get(path) {
  return answered(await fetch(path, { headers: { accept: "application/json" } }));
}

/** Tell the server. */
export async function post(path, body = {}, signal = undefined) {
  const headers = { "content-type": "application/json", "x-csrf": cookie("csrf") };
  return answered(await fetch(path, { method: "POST", headers, body: JSON.stringify(body), signal }));
}
