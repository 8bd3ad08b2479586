import {
  deleteFormDraft,
  findFormDraft,
} from '#features/backoffice/server/work/form-draft-queries.ts';
import { findOtherOpeners } from '#features/backoffice/server/work/open-item-queries.ts';
import { translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';
import { areSeen, SEEN_FIELD } from '#shared/core/opened-by.ts';
import type { AnsweredForm, RejectedForm } from '#shared/core/rejected-form.ts';
import { db } from '#shared/server/db/pool.ts';
import { answerForms, type FormAction } from '../answer-form.ts';
import { draftLocation, typedIn } from './late-form.ts';

interface Reader {
  readonly idAdmin: number;
  readonly locale: Locale;
}

/**
 * `answerForms` for the team: restores a form posted after the session expired, and rejects a
 * decision on an item that a colleague has open unless the page has warned of it.
 */
export async function teamForms<Action extends string>(
  page: Parameters<typeof answerForms>[0],
  { idAdmin, locale }: Reader,
  actions: Readonly<Record<Action, FormAction>>,
  itemOf: (values: Readonly<Record<string, string>>) => string | null = () => null,
): Promise<AnsweredForm<Action> | Response> {
  const t = translator(locale);
  const draft = await findFormDraft(db, idAdmin, new Date(), draftLocation(page.url));
  if (page.request.method !== 'POST') {
    const form = await answerForms(page, actions);
    if (form instanceof Response || !draft || form.done !== null) return form;
    return {
      done: null,
      rejected: reopenedForm(
        actions,
        draft.values,
        'draft_restored',
        t('backoffice:work.draftRestored'),
      ),
    };
  }
  const values = await typedIn(page.request);
  const item = itemOf(values);
  const otherOpeners =
    item === null ? [] : ((await findOtherOpeners(db, [item], idAdmin)).get(item) ?? []);
  if (!areSeen(otherOpeners, values[SEEN_FIELD] ?? '')) {
    page.response.status = 409;
    const message = t('backoffice:work.openedByOthers', {
      names: otherOpeners.map(({ name }) => name).join(', '),
    });
    return { done: null, rejected: reopenedForm(actions, values, 'opened_by_others', message) };
  }
  const form = await answerForms(page, actions);
  if (draft && form instanceof Response) await deleteFormDraft(db, draft.idForm);
  return form;
}

/** A form rendered as rejected: filled in, but not executed. */
function reopenedForm<Action extends string>(
  actions: Readonly<Record<Action, FormAction>>,
  values: Readonly<Record<string, string>>,
  code: string,
  message: string,
): RejectedForm<Action> {
  const names = Object.keys(actions) as Action[];
  const action = names.find((name) => name === values['act']) ?? (names[0] as Action);
  return { action, status: 409, code, message, errors: {}, values, detail: {} };
}
