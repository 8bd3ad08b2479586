import type { Random } from '../artwork/random.ts';

export interface Phrase {
  readonly th: string;
  readonly en: string;
}

export type PhraseSlots = Record<string, string | number>;

/**
 * Speaks a phrase: `{a|b|c}` draws one of its wordings, innermost first; `[name]` is filled from
 * the slots. An unknown slot is a bug of the writer, so it throws.
 */
export function speak(template: string, draw: Random, slots: PhraseSlots = {}): string {
  let text = template;
  while (text.includes('{')) {
    const before = text;
    text = text.replace(/\{([^{}]*)\}/g, (_, choices: string) => draw.pick(choices.split('|')));
    if (text === before) throw new Error(`unbalanced braces: ${template}`);
  }
  return text.replace(/\[(\w+)\]/g, (placeholder, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new Error(`no slot ${placeholder} for: ${template}`);
    return String(value);
  });
}
