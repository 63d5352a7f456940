import { describe, expect, it } from "vitest";
import { capital, preferred, Words } from "./words.svelte";

function taught(): Words {
  const words = new Words();
  words.add(
    "en",
    "inis",
    "inis-placed = { $seat } places a clan in the { $territory }\nonly-english = here\nseat-green = green\ninis-territory-plains = Plains",
  );
  words.add(
    "pl",
    "inis",
    "inis-placed = { $seat } stawia klan { $territory_loc }\nseat-green = zielony\ninis-territory-plains = Równiny\n    .loc = na Równinach",
  );
  words.learnNames("inis", { seat: "seat", territory: "inis-territory" });
  return words;
}

describe("words", () => {
  it("look names up before they fill a message", () => {
    const said = { id: "inis-placed", args: { seat: "green", territory: "plains" } };
    expect(taught().said(said)).toBe("green places a clan in the Plains");
    expect(taught().sentence(said)).toBe("Green places a clan in the Plains");
  });

  it("decline names by their attributes", () => {
    const words = taught();
    words.language = "pl";
    expect(words.said({ id: "inis-placed", args: { seat: "green", territory: "plains" } })).toBe("zielony stawia klan na Równinach");
  });

  it("fall back to English, and to the id", () => {
    const words = taught();
    words.language = "pl";
    expect(words.t("only-english")).toBe("here");
    expect(words.t("nothing-such")).toBe("nothing-such");
    expect(words.has("nothing-such")).toBe(false);
    expect([words.or("only-english", "else"), words.or("nothing-such", "else")]).toEqual(["here", "else"]);
  });

  it("leave a name that nobody knows as it is", () => {
    expect(taught().said({ id: "inis-placed", args: { seat: "green", territory: "atlantis" } })).toContain("atlantis");
  });

  it("have a form also of a name that nobody has translated", () => {
    const words = taught();
    words.language = "pl";
    expect(words.said({ id: "inis-placed", args: { seat: "green", territory: "atlantis" } })).toBe("zielony stawia klan atlantis");
  });

  it("take the first language of the browser that there is", () => {
    expect(preferred(["de-DE", "pl-PL", "en"])).toBe("pl");
    expect(preferred(["de"])).toBe("en");
  });

  it("begin sentences with a capital, also of two letters or none", () => {
    expect(capital("élan", "fr")).toBe("Élan");
    expect(capital("", "fr")).toBe("");
  });
});
