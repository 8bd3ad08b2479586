import { createHash } from 'node:crypto';
import type { APIContext, AstroCookies } from 'astro';
import type * as z from 'zod/mini';
import { DEFAULT_BUDGET } from '#shared/core/body/body-budget.ts';
import { ONCE_FIELD } from '#shared/core/body/once-field.ts';
import type { Endpoint, Guard } from '#shared/core/endpoint.ts';
import { localeFromPath } from '#shared/core/locale.ts';
import type { AnsweredForm } from '#shared/core/rejected-form.ts';
import { type EndpointError, ok } from '#shared/core/result.ts';
import { clientAddress } from '#shared/server/http/endpoint/api-context.ts';
import type { EndpointRequest } from '#shared/server/http/endpoint/carry-out.ts';
import { errorKind, errorMessage } from '#shared/server/http/endpoint/error-answer.ts';
import type { Outcome } from '#shared/server/http/endpoint/outcome.ts';
import { readFields } from '#shared/server/http/endpoint/read-body.ts';
import { fileOf } from '#shared/server/http/endpoint/sent-file.ts';
import { servedEndpoints } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { currentSessions } from '#shared/server/session/current-sessions.ts';
// Imported for its effect: it registers every endpoint that a form can name.
import './api.ts';
import { filledIn, firstErrors, repeatableValues, valuesByName } from './forms/form-names.ts';
import { setPageCookies } from './sign-in/page-cookies.ts';

type Page = Pick<APIContext, 'request' | 'url' | 'redirect'> & {
  readonly cookies: AstroCookies;
  readonly response: { readonly headers: Headers; status?: number };
};

type Values = Readonly<Record<string, unknown>>;

export interface FormAction {
  readonly endpoint: Endpoint;
  /** Values set by the page instead of the visitor, such as `idEmp` or the language of a draft. */
  readonly fixedValues: Values;
  readonly next: ((value: unknown) => string | Promise<string>) | null;
  readonly isKeyedByValues: boolean;
  /** Endpoint for the form's file; it runs first and stores even if the form is rejected. */
  readonly file: Endpoint | null;
}

interface Options<Data> {
  readonly fixedValues?: Values;
  /** Redirect after success; defaults to the page itself with `done` naming the action. */
  readonly to?: string | ((value: Data) => string | Promise<string>);
  /** True if equal values count as the same action, because cached pages carry no form key. */
  readonly isNamedByValues?: boolean;
  readonly file?: Endpoint;
}

/** An action of a page's form: its endpoint and the redirect after success. */
export function formAction<
  G extends Guard,
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Data extends z.ZodMiniType,
  Codes extends string,
>(
  endpoint: Endpoint<G, Params, Query, Body, Data, Codes>,
  { fixedValues = {}, to, isNamedByValues = false, file }: Options<z.output<Data>> = {},
): FormAction {
  const next = typeof to === 'string' ? () => to : to;
  // Cast: the response was parsed by the schema from which `Data` is inferred.
  return {
    endpoint,
    fixedValues,
    isKeyedByValues: isNamedByValues,
    file: file ?? null,
    next: next ? (value) => next(value as z.output<Data>) : null,
  };
}

/**
 * Handles the forms of a page with the API's admission, contract, ownership checks and handlers.
 * Success redirects; a failure renders the page again with the API's status. The field `act`
 * selects the action.
 */
export async function answerForms<Action extends string>(
  page: Page,
  actions: Readonly<Record<Action, FormAction>>,
): Promise<AnsweredForm<Action> | Response> {
  const names = Object.keys(actions) as Action[];
  if (page.request.method !== 'POST') {
    const doneAction = page.url.searchParams.get('done');
    return { done: names.find((name) => name === doneAction) ?? null, rejected: null };
  }
  page.response.headers.set('Cache-Control', 'no-store');
  const form = await readForm(page, names);
  const { action, values } = form;
  if (action === null) {
    const [first = '' as Action] = names;
    return rejectedForm(page, actions, first, values, { code: 'bad_request' });
  }
  const { endpoint, fixedValues, file, isKeyedByValues: isNamedByValues, next } = actions[action];
  const execute = servedEndpoints.get(endpoint);
  if (!execute) throw new Error(`${endpoint.path} is not served`);
  const request = requestOf(page, form, fixedValues);
  const attached = await attachFile(request, file);
  const outcome = await execute({ ...request, key: keyOf(form, isNamedByValues) });
  setPageCookies(page.cookies, outcome.cookies ?? []);
  const error = firstError(outcome, attached);
  if (error) return rejectedForm(page, actions, action, values, error);
  const to = next && outcome.ok ? await next(outcome.value) : `${page.url.pathname}?done=${action}`;
  return redirectTo(page, to, outcome);
}

export function answerForm(
  page: Page,
  action: FormAction,
): Promise<AnsweredForm<'sent'> | Response> {
  return answerForms(page, { sent: action });
}

interface PostedForm<Action extends string> {
  /** Form fields; an error if the form has too many. */
  readonly fields: ReturnType<typeof readFields>;
  readonly action: Action | null;
  /** Id of the page rendering that held the form. */
  readonly formInstanceId: unknown;
  readonly values: Values;
}

async function readForm<Action extends string>(
  page: Page,
  names: readonly Action[],
): Promise<PostedForm<Action>> {
  const fields = readFields(await page.request.text(), DEFAULT_BUDGET.fields);
  const [first = null] = names;
  const posted: Values = fields.ok ? fields.value : { act: first };
  const { act: requestedAction, [ONCE_FIELD]: renderingKey, ...values } = posted;
  const action = names.length === 1 ? first : names.find((name) => name === requestedAction);
  return { fields, action: action ?? null, formInstanceId: renderingKey, values };
}

function requestOf(
  page: Page,
  { fields, values }: PostedForm<string>,
  fixedValues: Values,
): EndpointRequest {
  const input = { ...valuesByName(filledIn(values)), ...fixedValues };
  return {
    params: textsOf(input),
    query: {},
    body: async () => (fields.ok ? ok(input) : fields),
    sessions: () => currentSessions(page.request),
    locale: localeFromPath(page.url.pathname),
    address: clientAddress(page.request.headers),
    request: page.request,
  };
}

/** Idempotency key; a form restored from the browser history and changed counts as a new action. */
function keyOf(
  { formInstanceId: renderingKey, values }: PostedForm<string>,
  isNamedByValues: boolean,
): string | null {
  const rendering = typeof renderingKey === 'string' ? renderingKey : isNamedByValues ? '' : null;
  if (rendering === null) return null;
  return `${rendering}.${createHash('sha256').update(JSON.stringify(values)).digest('base64url')}`;
}

async function attachFile(
  request: EndpointRequest,
  file: Endpoint | null,
): Promise<Outcome<unknown> | undefined> {
  return file && fileOf(request.request) ? servedEndpoints.get(file)?.(request) : undefined;
}

/** First error of the form, else of its file, with the field errors of both. */
function firstError(
  outcome: Outcome<unknown>,
  attached: Outcome<unknown> | undefined,
): EndpointError | null {
  if (attached?.ok !== false) return outcome.ok ? null : outcome;
  if (outcome.ok) return attached;
  return { ...outcome, fields: { ...attached.fields, ...outcome.fields } };
}

function redirectTo(page: Page, to: string, outcome: Outcome<unknown>): Response {
  const response = page.redirect(to, 303);
  const headers = outcome.ok ? (outcome.headers ?? {}) : {};
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

function rejectedForm<Action extends string>(
  page: Page,
  actions: Readonly<Record<Action, FormAction>>,
  action: Action,
  values: Values,
  { code, fields = {}, retryAfter, detail = {} }: EndpointError,
): AnsweredForm<Action> {
  const endpoint = actions[action]?.endpoint;
  const kind = errorKind(code, endpoint?.errors);
  page.response.status = kind.status;
  if (retryAfter !== undefined) page.response.headers.set('Retry-After', String(retryAfter));
  return {
    done: null,
    rejected: {
      action,
      status: kind.status,
      code,
      message: errorMessage(kind, localeFromPath(page.url.pathname)),
      errors: firstErrors(fields),
      values: repeatableValues(values, endpoint?.params, endpoint?.body),
      detail,
    },
  };
}

/** The values as strings, like those of a URL. */
function textsOf(values: Values): Record<string, string> {
  const entries = Object.entries(values).filter(([, value]) => typeof value !== 'object');
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
