import { registerBody, registerEndpoint } from '#features/employer/core/register-contract.ts';
import { LAST_STEP, refusedBefore, stepOf } from '#features/employer/core/register-steps.ts';
import { DEFAULT_BUDGET } from '#shared/core/body/body-budget.ts';
import type { RefusedForm } from '#shared/core/refused-form.ts';
import { fieldCodes } from '#shared/server/http/endpoint/field-codes.ts';
import { readFields } from '#shared/server/http/endpoint/read-body.ts';
import { answerForm, formAct } from '../answer-form.ts';
import { formNames } from '../forms/form-names.ts';

interface ShownStep {
  readonly refused: RefusedForm | null;
  readonly step: number;
}

/**
 * A registration is sent once, with its last step. A button before that asks for another step: the page shows
 * it with all that was typed, or the first one in which something is wrong. Nothing is kept here meanwhile.
 */
export async function registrationForm(
  page: Parameters<typeof answerForm>[0],
  to: string,
): Promise<ShownStep | Response> {
  const asked = page.request.method === 'POST' ? await askedStep(page.request.clone()) : null;
  if (asked === null) {
    const form = await answerForm(page, formAct(registerEndpoint, { to, isNamedByValues: true }));
    if (form instanceof Response) return form;
    return { refused: form.refused, step: form.refused ? stepOfRefused(form.refused) : 1 };
  }
  page.response.headers.set('Cache-Control', 'no-store');
  const { errors } = asked.refused;
  const isWrong = Object.keys(errors).length > 0;
  if (isWrong) page.response.status = asked.refused.status;
  return { refused: asked.refused, step: isWrong ? stepOf(Object.keys(errors)) : asked.step };
}

/** What belongs to no field is said where it was sent from. */
function stepOfRefused({ errors }: RefusedForm): number {
  const names = Object.keys(errors);
  return names.length > 0 ? stepOf(names) : LAST_STEP;
}

async function askedStep(
  request: Request,
): Promise<(ShownStep & { readonly refused: RefusedForm }) | null> {
  const form = readFields(await request.text(), DEFAULT_BUDGET.fields);
  if (!form.ok) return null;
  const { step: on, back, ...values } = form.value;
  const step = Number(on ?? back);
  if (!Number.isInteger(step) || step < 1 || step > LAST_STEP) return null;
  const checked = registerBody.safeParse(
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
  );
  const found = checked.success || on === undefined ? {} : fieldCodes(checked.error);
  const errors = Object.entries(refusedBefore(step, found)).map(([name, [first = '']]) => [
    name,
    first,
  ]);
  const known = formNames(registerBody);
  const typed = Object.entries(values).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && known.includes(entry[0]) && !/password/i.test(entry[0]),
  );
  const refused = {
    act: 'sent',
    status: 422,
    code: 'step',
    message: '',
    errors: Object.fromEntries(errors),
    values: Object.fromEntries(typed),
    detail: {},
  };
  return { step, refused };
}
