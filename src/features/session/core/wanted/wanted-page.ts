import * as z from 'zod/mini';
import { splitLocale } from '#shared/core/locale.ts';
import { typed } from '#shared/core/text/typed-text.ts';
import { returnPath } from '../return-path.ts';

const PAGES = [
  ['apply', /^\/company\/[^/]+\/jobs\/\d+\/apply$/],
  ['save', /^\/company\/[^/]+\/jobs\/\d+\/saved$/],
  ['useful', /^\/reviewContent\/useful$/],
  ['report', /^\/reviewContent\/report$/],
  ['review', /^\/mYousayQuestion$/],
] as const;

/** What an account is wanted for. */
export type WantedAct = (typeof PAGES)[number][0];

/** What somebody was about to do, by the page that led to the sign-in; null for any other page. */
export function wantedAct(wanted: string | null | undefined): WantedAct | null {
  const path = returnPath(wanted);
  if (path === null) return null;
  const { rest } = splitLocale(new URL(path, 'https://own.invalid').pathname);
  return PAGES.find(([, page]) => page.test(rest))?.[0] ?? null;
}

/** The place as a mail may name it: nothing of a review that is not sent is anywhere but in its browser. */
export function mailedPage(wanted: string | null | undefined): string | undefined {
  const act = wantedAct(wanted);
  return act === null || act === 'review' ? undefined : returnPath(wanted)?.slice(1);
}

/** Where the way leads back to, as `to` of an address holds it. */
export const wantedField = z.optional(typed(500));
