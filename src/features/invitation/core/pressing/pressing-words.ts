import { ENGLISH_RULES } from './english-pressing.ts';
import type { PressingRule, PressingWords } from './pressing-rule.ts';
import { THAI_RULES } from './thai-pressing.ts';

const RULES: readonly PressingRule[] = [...THAI_RULES, ...ENGLISH_RULES];

/** "No reward" promises nothing, "do not forget" does; at most 60 characters are looked at. */
const DENIES =
  /(?:(?<!อย่า|ถ้า|หาก|ใคร|ที่|ยัง)ไม่(?!ลืม|เกิน|ต่ำ|ว่า|เขียน|รีวิว|ร่วม)|ห้าม|อย่า(?!ลืม|ง)|โดยไม่|งด)[^\s]{0,30}$|\b(?:no|not|nobody|none|never|without|nor|neither|cannot|can['’]t|don['’]t|won['’]t|isn['’]t|nothing|no one)(?! forget| (?:write|written|review),| later)(?:[ ,]+[\w'’-]+){0,7}[ ,-]+$/i;
const DENIAL_LENGTH = 60;
const CONTEXT_LENGTH = 60;
const MAX_SHOWN = 8;

/** Pointed out before a letter is sent; nobody is kept from sending it. */
export function pressingWords(letter: string): readonly PressingWords[] {
  const found = RULES.flatMap((rule) =>
    [...letter.matchAll(rule.words)].flatMap(({ 0: words, index }) =>
      presses(rule, letter, index, words.length) ? [{ kind: rule.kind, words: words.trim() }] : [],
    ),
  );
  const once = new Map(found.map((one) => [one.words.toLowerCase(), one]));
  return [...once.values()].slice(0, MAX_SHOWN);
}

function presses({ near, unless }: PressingRule, letter: string, at: number, length: number) {
  const before = lastLine(letter.slice(Math.max(0, at - CONTEXT_LENGTH), at));
  const after = firstLine(letter.slice(at + length, at + length + CONTEXT_LENGTH));
  if (DENIES.test(before.slice(-DENIAL_LENGTH))) return false;
  const around = before + letter.slice(at, at + length) + after;
  return (near?.test(around) ?? true) && !unless?.test(around);
}

/** The sentence that a text ends with: words of another deny nothing. */
const lastLine = (text: string): string => text.split(/[\n.!?]/).at(-1) ?? '';

const firstLine = (text: string): string => text.split(/[\n!?]|\.(?=\s|$)/, 1)[0] ?? '';
