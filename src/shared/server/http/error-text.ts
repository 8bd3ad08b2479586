import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { catalogue } from '#i18n/catalogues.ts';
import { home } from '#shared/core/address.ts';
import { LANGUAGE_COOKIE } from '#shared/core/cookies.ts';
import { API_BASE } from '#shared/core/endpoint.ts';
import { SHARED_ERRORS, type SharedCode } from '#shared/core/endpoint-errors.ts';
import { isLocale, LOCALES, type Locale, localeFromCookie } from '#shared/core/locale.ts';

interface ErrorContext {
  readonly url: string;
  readonly language?: string | undefined;
  readonly cookie?: string | undefined;
  /** Markup of the sent form, for the document to show again. */
  readonly form?: string | undefined;
  /** True if the form was rejected unread, so that only the browser still has its values. */
  readonly isUnread?: boolean;
}

/** Error message without a rendered page: a small document, or the API's JSON. */
export function errorText(code: SharedCode, context: ErrorContext) {
  if (isApi(context.url)) {
    const locale = isLocale(context.language) ? context.language : localeOfCookies(context.cookie);
    const error = { code, message: catalogue(locale).errors.http[code] };
    return {
      contentType: 'application/json; charset=utf-8',
      text: JSON.stringify({ success: 0, error, requestId: randomUUID() }),
    };
  }
  return { contentType: 'text/html; charset=utf-8', text: document(code, context) };
}

export function errorContext(url: string | undefined, headers: IncomingHttpHeaders): ErrorContext {
  return { url: url ?? '/', language: headers['content-language'], cookie: headers.cookie };
}

/** Error message in both languages, for requests whose language is unknown. */
export function errorLines(code: SharedCode): string {
  return LOCALES.map((locale) => `${catalogue(locale).errors.http[code]}\n`).join('');
}

function document(code: SharedCode, { url, form = '', isUnread = false }: ErrorContext): string {
  const locale = localeOfUrl(url);
  const { errors, shared } = catalogue(locale);
  const status = shared.errorPage.status.replace('{{status}}', String(SHARED_ERRORS[code].status));
  const { goBack, goBackAndWait } = shared.errorPage;
  const back = code === 'payload_too_large' ? goBack : isUnread ? goBackAndWait : null;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${shared.errorPage.otherTitle} · ${shared.site.name}</title>
</head>
<body>
<main>
<h1>${shared.errorPage.otherTitle}</h1>
<p>${errors.http[code]}</p>
<p>${status}</p>${back === null ? '' : `\n<p>${back}</p>`}${form}
<p><a href="${home(locale)}">${shared.action.home}</a></p>
</main>
</body>
</html>
`;
}

function isApi(url: string): boolean {
  return url.startsWith(`${API_BASE}/`);
}

function localeOfUrl(url: string): Locale {
  return /^\/en(?:[/?#]|$)/.test(url) ? 'en' : 'th';
}

function localeOfCookies(cookie: string | undefined): Locale {
  const pairs = (cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return localeFromCookie(pairs.find(([name]) => name === LANGUAGE_COOKIE)?.[1]);
}
