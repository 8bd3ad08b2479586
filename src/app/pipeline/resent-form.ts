import { catalogue } from '#i18n/catalogues.ts';
import { localeFromPath } from '#shared/core/locale.ts';
import { escapeMarkup } from '#shared/core/markup/escape-markup.ts';
import { env } from '#shared/server/env.ts';
import { formFieldsOf } from '#shared/server/http/endpoint/read-form.ts';
import { fileOf } from '#shared/server/http/endpoint/sent-file.ts';
import { isForeign } from '#shared/server/http/origin-check.ts';

/** Content security policy of an error page with a form, which needs no script. */
export const RESENT_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const SECRET_NAME = /password/i;
const MAX_CHOICE_LENGTH = 100;

/** HTML of the posted form without passwords; empty without a form or for another site's. */
export function resentForm(request: Request): string {
  const fields = ownFields(request);
  if (fields === null) return '';
  const { pathname, search } = new URL(request.url);
  const { resent } = catalogue(localeFromPath(pathname)).shared.errorPage;
  const repeatableFields = withoutSecrets(fields);
  const hidden = repeatableFields.map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`,
  );
  const notes = [
    resent.lead,
    ...(repeatableFields.length < fields.size ? [resent.password] : []),
    ...(fileOf(request) ? [resent.file] : []),
  ];
  return `
<form method="post" action="${escapeMarkup(pathname + search)}">
${notes.map((note) => `<p>${note}</p>`).join('\n')}
${hidden.join('\n')}
<button type="submit">${resent.send}</button>
</form>
${typedSentences(request)}`;
}

/** HTML of the posted texts for copying, because sending an oversized form again would fail. */
export function typedSentences(request: Request): string {
  const fields = ownFields(request);
  if (fields === null) return '';
  const { pathname } = new URL(request.url);
  const label = catalogue(localeFromPath(pathname)).shared.errorPage.resent.input;
  // A textarea wraps long lines without styles, which the page's policy forbids.
  const boxOf = (value: string) =>
    `<p><textarea readonly rows="${value.length > MAX_CHOICE_LENGTH ? 12 : 2}" cols="34" aria-label="${label}">
${escapeMarkup(value)}</textarea></p>`;
  return withoutSecrets(fields)
    .filter(([, value]) => isSentence(value))
    .map(([, value]) => boxOf(value))
    .join('\n');
}

function ownFields(request: Request): URLSearchParams | null {
  const fields = formFieldsOf(request);
  return !fields || fields.size === 0 || isForeign(request, env().PUBLIC_URL) ? null : fields;
}

const withoutSecrets = (fields: URLSearchParams) =>
  [...fields].filter(([name]) => !SECRET_NAME.test(name));

/** True for sentences: ids and options are short without spaces, Thai sentences long without. */
function isSentence(value: string): boolean {
  return value.length > MAX_CHOICE_LENGTH || /\s/.test(value.trim());
}
