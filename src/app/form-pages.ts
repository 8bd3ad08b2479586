import { splitLocale } from '#shared/core/locale.ts';

/** The pages that take a form of their own; every other page is only read. */
const FORM_PAGES: readonly RegExp[] = [
  /^\/(?:login|jSignin|mLoginHR|mLoginJSK)$/,
  /^\/createhrsay\/(?:start|preview)$/,
  /^\/(?:myaccount|setting\/(?:email|manageAccount))$/,
  /^\/backoffice\/reviews$/,
  /^\/backoffice\/submissions\/[^/]+$/,
];

export function takesForm(path: string): boolean {
  const { rest } = splitLocale(path);
  return FORM_PAGES.some((page) => page.test(rest));
}
