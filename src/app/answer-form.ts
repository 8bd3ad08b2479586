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
import { readFields } from '#shared/server/http/endpoint/read-body.ts';
import { fileOf } from '#shared/server/http/endpoint/sent-file.ts';
import { servedEndpoints } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { currentSessions } from '#shared/server/session/current-sessions.ts';
// Importing `api` registers every endpoint before the first form needs it.
import './api.ts';
import { formNames, valuesByName } from './forms/form-names.ts';
import { setPageCookies } from './sign-in/page-cookies.ts';

type Page = Pick<APIContext, 'request' | 'url' | 'redirect'> & {
  readonly cookies: AstroCookies;
  readonly response: { readonly headers: Headers; status?: number };
};

type Values = Readonly<Record<string, unknown>>;

export interface FormAction {
  readonly endpoint: Endpoint;
  /** Set by the page instead of the visitor: `idEmp`, the language of a draft. */
  readonly fixedValues: Values;
  readonly next: ((value: unknown) => string | Promise<string>) | null;
  readonly isNamedByValues: boolean;
  /**
   * Endpoint for the form's file; it runs first and its file is stored even when the form is
   * rejected.
   */
  readonly file: Endpoint | null;
}

interface Options<Data> {
  readonly fixedValues?: Values;
  /** Redirect after success; defaults to the page itself with `done` naming the action. */
  readonly to?: string | ((value: Data) => string | Promise<string>);
  /** Equal values are the same action: cached pages carry no key. */
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
  // The endpoint's response was parsed by the schema that the type comes from.
  return {
    endpoint,
    fixedValues,
    isNamedByValues,
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
  const [first] = names;
  const form = readFields(await page.request.text(), DEFAULT_BUDGET.fields);
  const {
    act: requestedAction,
    [ONCE_FIELD]: renderingKey,
    ...values
  } = form.ok ? form.value : { act: first };
  const action = names.length === 1 ? first : names.find((name) => name === requestedAction);
  if (action === undefined || first === undefined) {
    return rejectedForm(page, actions, first ?? ('' as Action), values, { code: 'bad_request' });
  }
  const { endpoint, fixedValues, next, isNamedByValues, file } = actions[action];
  const rendering = typeof renderingKey === 'string' ? renderingKey : isNamedByValues ? '' : null;
  const execute = servedEndpoints.get(endpoint);
  if (!execute) throw new Error(`${endpoint.path} is not served`);
  const input = { ...valuesByName(filledIn(values)), ...fixedValues };
  const request: EndpointRequest = {
    params: textsOf(input),
    query: {},
    body: async () => (form.ok ? ok(input) : form),
    sessions: () => currentSessions(page.request),
    locale: localeFromPath(page.url.pathname),
    address: clientAddress(page.request.headers),
    request: page.request,
  };
  const uploaded =
    file && fileOf(page.request) ? await servedEndpoints.get(file)?.(request) : undefined;
  const key = rendering === null ? null : keyOf(rendering, values);
  const outcome = await execute({ ...request, key });
  setPageCookies(page.cookies, outcome.cookies ?? []);
  if (uploaded?.ok === false) {
    const fields = { ...uploaded.fields, ...(!outcome.ok && outcome.fields) };
    return rejectedForm(page, actions, action, values, {
      ...(outcome.ok ? uploaded : outcome),
      fields,
    });
  }
  if (!outcome.ok) return rejectedForm(page, actions, action, values, outcome);
  const response = page.redirect(
    next ? await next(outcome.value) : `${page.url.pathname}?done=${action}`,
    303,
  );
  for (const [name, value] of Object.entries(outcome.headers ?? {})) {
    response.headers.set(name, value);
  }
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

export function answerForm(
  page: Page,
  action: FormAction,
): Promise<AnsweredForm<'sent'> | Response> {
  return answerForms(page, { sent: action });
}

/** A form restored from the browser history and changed counts as another action. */
function keyOf(rendering: string, values: Values): string {
  return `${rendering}.${createHash('sha256').update(JSON.stringify(values)).digest('base64url')}`;
}

function rejectedForm<Action extends string>(
  page: Page,
  actions: Readonly<Record<Action, FormAction>>,
  action: Action,
  values: Values,
  { code, fields = {}, retryAfter, detail = {} }: EndpointError,
): AnsweredForm<Action> {
  const kind = errorKind(code, actions[action]?.endpoint.errors);
  page.response.status = kind.status;
  if (retryAfter !== undefined) page.response.headers.set('Retry-After', String(retryAfter));
  const endpoint = actions[action]?.endpoint;
  const allowedNames = new Set(
    [endpoint?.params, endpoint?.body].flatMap((schema) => formNames(schema)),
  );
  const repeatedValues = Object.entries(values).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && allowedNames.has(entry[0]) && !/password/i.test(entry[0]),
  );
  const errors = Object.entries(fields).map(([name, [first = '']]) => [name, first]);
  return {
    done: null,
    rejected: {
      action,
      status: kind.status,
      code,
      message: errorMessage(kind, localeFromPath(page.url.pathname)),
      errors: Object.fromEntries(errors),
      values: Object.fromEntries(repeatedValues),
      detail,
    },
  };
}

/** Forms send every field: an empty one counts as absent. */
function filledIn(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** The values as strings, like those of a URL. */
function textsOf(values: Values): Record<string, string> {
  const entries = Object.entries(values).filter(([, value]) => typeof value !== 'object');
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
