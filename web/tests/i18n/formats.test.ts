import assert from "node:assert/strict";
import { test } from "node:test";
import "../runes.ts";

const { date, decimal, list, percent, signed } = await import("../../src/i18n/formats.ts");
const { LANGUAGES, words } = await import("../../src/i18n/words.svelte.ts");

const DAY = Date.UTC(2026, 10, 8, 12);
/** As `tests/locale/test_formats.py` has them for Python. */
const EXPECTED: Readonly<Record<(typeof LANGUAGES)[number], readonly string[]>> = {
  en: ["12,345.6", "−0.3", "46%", "8 November 2026", "Ada, Bruno and Cleo"],
  fr: ["12\u202f345,6", "−0,3", "46\u202f%", "8 novembre 2026", "Ada, Bruno et Cleo"],
  it: ["12.345,6", "−0,3", "46%", "8 novembre 2026", "Ada, Bruno e Cleo"],
  de: ["12.345,6", "−0,3", "46\u00a0%", "8. November 2026", "Ada, Bruno und Cleo"],
  cs: ["12\u00a0345,6", "−0,3", "46\u00a0%", "8. listopadu 2026", "Ada, Bruno a\u00a0Cleo"],
  ru: ["12\u00a0345,6", "−0,3", "46\u00a0%", "8 ноября 2026\u202fг.", "Ada, Bruno и Cleo"],
};

/** Which space it is depends on the version of the data. */
const spaced = (text: string): string => text.replaceAll(/\s/gu, " ");

test("numbers, shares, days and lists are written as the language has them", () => {
  for (const language of LANGUAGES) {
    words.language = language;
    const said = [decimal(12_345.6), signed(-0.3), percent(0.456), date(DAY), list(["Ada", "Bruno", "Cleo"])];
    assert.deepEqual(said.map(spaced), EXPECTED[language].map(spaced), language);
  }
  assert.equal(signed(0.25), "+0,3");
});
