import * as z from 'zod/mini';
import { SECRET_QUERY } from '#shared/core/address.ts';
import { splitLocale } from '#shared/core/locale.ts';
import { textField } from '#shared/core/text/typed-text.ts';
import { returnPath } from '../return-path.ts';

const PAGES = [
  ['apply', /^\/company\/[^/]+\/jobs\/\d+\/apply$/],
  ['save', /^\/company\/[^/]+\/jobs\/\d+\/saved$/],
  ['useful', /^\/reviewContent\/useful$/],
  ['report', /^\/reviewContent\/report$/],
  ['review', /^\/mYousayQuestion$/],
  ['alert', /^\/alerts$/],
] as const;

export type ReturnAction = (typeof PAGES)[number][0];

/** Action that led to the sign-in, recognised by its page; null for other pages. */
export function returnActionOf(returnTo: string | null | undefined): ReturnAction | null {
  const path = returnPath(returnTo);
  if (path === null) return null;
  const { rest } = splitLocale(new URL(path, 'https://own.invalid').pathname);
  return PAGES.find(([, page]) => page.test(rest))?.[0] ?? null;
}

/** Pages of a company's own account and drafts; paths of public pages contain a number. */
const EMPLOYER_PAGE =
  /^\/(?:myaccount|m(?:WelcomeHR|MyHRSay|JTGPreview|StartHRSay)|(?:company|createhrsay|setting)\/[A-Za-z-]+(?:\/.*)?|preview(?:-sale)?\/.+)$/;

/** Emails name no page of an unsent review, which only its browser stores, and no search text. */
export function mailedPage(
  returnTo: string | null | undefined,
  kind: 'employer' | 'jobSeeker' = 'jobSeeker',
): string | undefined {
  const path = returnPath(returnTo);
  if (path === null) return undefined;
  const url = new URL(path, 'https://own.invalid');
  const action = returnActionOf(path);
  const isOfEmployer = action === 'report' || EMPLOYER_PAGE.test(splitLocale(url.pathname).rest);
  const isTyped = action === 'review' || (action === 'alert' && url.searchParams.has('keyword'));
  const isOfJobSeeker = action !== null && !isTyped;
  if (!(kind === 'employer' ? isOfEmployer : isOfJobSeeker)) return undefined;
  for (const name of SECRET_QUERY) url.searchParams.delete(name);
  return (url.pathname + url.search).slice(1);
}

/** The return path, as the parameter `to` holds it. */
export const returnToField = z.optional(textField(500));
