import { expect } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { hasJava, keepPage } from './nu-checker.ts';

/** What the HTML standard forbids; taste is left to the linter. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    elements: [
      'html5',
      {
        'astro-island': { flow: true, phrasing: true, transparent: true },
        'astro-slot': { flow: true, phrasing: true, transparent: true },
      },
    ],
    rules: { 'missing-doctype': 'error' },
  }),
);

/** Stands before the first island of a page, in the body, where the standard has no such element (decision 0112). */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** Each error as the W3C checker would tell it: line, column, rule, sentence. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}

/** The answer to a visit, or to a request without a browser. */
interface Answer {
  url(): string;
  text(): Promise<string>;
}

/** Validates what the server sent, not what scripts made of it: at the end by the W3C's checker, without it at once. */
export async function expectValidHtml(answer: Answer | null): Promise<void> {
  const html = ((await answer?.text()) ?? '').replace(ISLAND_STYLE, '');
  if (hasJava()) keepPage(answer?.url() ?? '', html);
  else expect(await htmlErrors(html), `HTML of ${answer?.url()}`).toEqual([]);
}
