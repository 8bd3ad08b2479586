import { ENGLISH_RULES } from './english-pressing.ts';
import type { PressureRule } from './pressing-rule.ts';
import { THAI_RULES } from './thai-pressing.ts';

const RULES: readonly PressureRule[] = [...THAI_RULES, ...ENGLISH_RULES];

/** Matches negations ("no reward"; not "do not forget") in at most 60 characters. */
const DENIES =
  /(?:(?<!อย่า|ถ้า|หาก|ใคร|ที่|ยัง)ไม่(?!ลืม|เกิน|ต่ำ|ว่า|เขียน|รีวิว|ร่วม)|ห้าม|อย่า(?!ลืม|ง)|โดยไม่|งด)[^\s]{0,30}$|\b(?:no|not|nobody|none|never|without|nor|neither|cannot|can['’]t|don['’]t|won['’]t|isn['’]t|nothing|no one)(?! forget| (?:write|written|review),| later)(?:[ ,]+[\w'’-]+){0,7}[ ,-]+$/i;
const DENIAL_LENGTH = 60;
const CONTEXT_LENGTH = 60;
const MAX_PHRASES = 8;

/**
 * Finds phrases that demand a certain review or offer something in return for one. The employer is
 * warned about these before an e-mail is sent, but can send it unchanged.
 */
export function findPressurePhrases(emailText: string): readonly string[] {
  const found = RULES.flatMap((rule) =>
    [...emailText.matchAll(rule.pattern)]
      .filter(({ 0: phrase, index }) => hasPressure(rule, emailText, index, phrase.length))
      .map(([phrase]) => phrase.trim()),
  );
  const uniquePhrases = new Map(found.map((phrase) => [phrase.toLowerCase(), phrase]));
  return [...uniquePhrases.values()].slice(0, MAX_PHRASES);
}

function hasPressure(rule: PressureRule, emailText: string, index: number, length: number) {
  const before = lastLine(emailText.slice(Math.max(0, index - CONTEXT_LENGTH), index));
  const after = firstLine(emailText.slice(index + length, index + length + CONTEXT_LENGTH));
  if (DENIES.test(before.slice(-DENIAL_LENGTH))) return false;
  const around = before + emailText.slice(index, index + length) + after;
  return (rule.near?.test(around) ?? true) && !rule.unless?.test(around);
}

/** The last sentence of a text, since a negation in an earlier one does not apply. */
const lastLine = (text: string): string => text.split(/[\n.!?]/).at(-1) ?? '';

const firstLine = (text: string): string => text.split(/[\n!?]|\.(?=\s|$)/, 1)[0] ?? '';
