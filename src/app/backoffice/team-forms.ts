import { dropKeptForm, findKeptForm } from '#features/backoffice/server/work/kept-form-queries.ts';
import { openElsewhere } from '#features/backoffice/server/work/open-item-queries.ts';
import { translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';
import { areSeen, SEEN_FIELD } from '#shared/core/opened-by.ts';
import type { AnsweredForm, RefusedForm } from '#shared/core/refused-form.ts';
import { db } from '#shared/server/db/pool.ts';
import { answerForms, type FormAct } from '../answer-form.ts';
import { placeOf, typedIn } from './late-form.ts';

interface Reader {
  readonly idAdmin: number;
  readonly locale: Locale;
}

/**
 * The forms of a page of the team, as `answerForms` answers them. One that came after the session had ended is
 * shown filled in, until it is done; and what somebody else has open is decided by whoever was told of that.
 */
export async function teamForms<Act extends string>(
  page: Parameters<typeof answerForms>[0],
  { idAdmin, locale }: Reader,
  acts: Readonly<Record<Act, FormAct>>,
  itemOf: (values: Readonly<Record<string, string>>) => string | null = () => null,
): Promise<AnsweredForm<Act> | Response> {
  const t = translator(locale);
  const kept = await findKeptForm(db, idAdmin, new Date(), placeOf(page.url));
  if (page.request.method !== 'POST') {
    const form = await answerForms(page, acts);
    if (form instanceof Response || !kept || form.done !== null) return form;
    return { done: null, refused: again(acts, kept.values, 'kept', t('backoffice:work.kept')) };
  }
  const values = await typedIn(page.request);
  const item = itemOf(values);
  const others = item === null ? [] : ((await openElsewhere(db, [item], idAdmin)).get(item) ?? []);
  if (!areSeen(others, values[SEEN_FIELD] ?? '')) {
    page.response.status = 409;
    const message = t('backoffice:work.openElsewhere', {
      names: others.map(({ name }) => name).join(', '),
    });
    return { done: null, refused: again(acts, values, 'open_elsewhere', message) };
  }
  const form = await answerForms(page, acts);
  if (kept && form instanceof Response) await dropKeptForm(db, kept.idForm);
  return form;
}

/** Shows a form as if it had been refused: filled in, and not done. */
function again<Act extends string>(
  acts: Readonly<Record<Act, FormAct>>,
  values: Readonly<Record<string, string>>,
  code: string,
  message: string,
): RefusedForm<Act> {
  const names = Object.keys(acts) as Act[];
  const act = names.find((name) => name === values['act']) ?? (names[0] as Act);
  return { act, status: 409, code, message, errors: {}, values, detail: {} };
}
