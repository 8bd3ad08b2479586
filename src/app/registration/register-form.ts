import { registerBody, registerEndpoint } from '#features/employer/core/register-contract.ts';
import { errorsBefore, LAST_STEP, stepOf } from '#features/employer/core/register-steps.ts';
import { DEFAULT_BUDGET } from '#shared/core/body/body-budget.ts';
import type { RejectedForm } from '#shared/core/rejected-form.ts';
import { fieldCodes } from '#shared/server/http/endpoint/field-codes.ts';
import { readFields } from '#shared/server/http/endpoint/read-body.ts';
import { answerForm, formAction } from '../answer-form.ts';
import { filledIn, firstErrors, repeatableValues } from '../forms/form-names.ts';

interface ShownStep {
  readonly rejected: RejectedForm | null;
  readonly step: number;
}

/**
 * Handles a registration, which is submitted once, with its last step. Earlier steps only select
 * the next step to show, with all input, or the first step with an error; the server stores nothing
 * in between.
 */
export async function registrationForm(
  page: Parameters<typeof answerForm>[0],
  to: string,
): Promise<ShownStep | Response> {
  const stepRequest =
    page.request.method === 'POST' ? await parseStepRequest(page.request.clone()) : null;
  if (stepRequest === null) {
    const form = await answerForm(
      page,
      formAction(registerEndpoint, { to, isNamedByValues: true }),
    );
    if (form instanceof Response) return form;
    return { rejected: form.rejected, step: form.rejected ? stepOfRejected(form.rejected) : 1 };
  }
  page.response.headers.set('Cache-Control', 'no-store');
  const { errors } = stepRequest.rejected;
  const isWrong = Object.keys(errors).length > 0;
  if (isWrong) page.response.status = stepRequest.rejected.status;
  return {
    rejected: stepRequest.rejected,
    step: isWrong ? stepOf(Object.keys(errors)) : stepRequest.step,
  };
}

/** Step to show for a rejected form; errors without a field belong to the last step. */
function stepOfRejected({ errors }: RejectedForm): number {
  const names = Object.keys(errors);
  return names.length > 0 ? stepOf(names) : LAST_STEP;
}

async function parseStepRequest(
  request: Request,
): Promise<(ShownStep & { readonly rejected: RejectedForm }) | null> {
  const form = readFields(await request.text(), DEFAULT_BUDGET.fields);
  if (!form.ok) return null;
  const { step: on, back, ...values } = form.value;
  const step = Number(on ?? back);
  if (!Number.isInteger(step) || step < 1 || step > LAST_STEP) return null;
  const checked = registerBody.safeParse(filledIn(values));
  const found = checked.success || on === undefined ? {} : fieldCodes(checked.error);
  const rejected = {
    action: 'sent',
    status: 422,
    code: 'step',
    message: '',
    errors: firstErrors(errorsBefore(step, found)),
    values: repeatableValues(values, registerBody),
    detail: {},
  };
  return { step, rejected };
}
