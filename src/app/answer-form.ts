import { createHash } from 'node:crypto';
import type { APIContext, AstroCookies } from 'astro';
import type * as z from 'zod/mini';
import { DEFAULT_BUDGET } from '#shared/core/body/body-budget.ts';
import { ONCE_FIELD } from '#shared/core/body/once-field.ts';
import type { Endpoint, Guard } from '#shared/core/endpoint.ts';
import { localeFromPath } from '#shared/core/locale.ts';
import type { AnsweredForm } from '#shared/core/refused-form.ts';
import { ok, type Refusal } from '#shared/core/result.ts';
import { clientAddress } from '#shared/server/http/endpoint/api-context.ts';
import type { Asked } from '#shared/server/http/endpoint/carry-out.ts';
import { refusalKind, refusalMessage } from '#shared/server/http/endpoint/error-answer.ts';
import { readFields } from '#shared/server/http/endpoint/read-body.ts';
import { fileOf } from '#shared/server/http/endpoint/sent-file.ts';
import { servedEndpoints } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { currentSessions } from '#shared/server/session/current-sessions.ts';
// Every endpoint is served before the first form asks for it.
import './api.ts';
import { formNames, valuesByName } from './forms/form-names.ts';
import { setPageCookies } from './sign-in/page-cookies.ts';

type Page = Pick<APIContext, 'request' | 'url' | 'redirect'> & {
  readonly cookies: AstroCookies;
  readonly response: { readonly headers: Headers; status?: number };
};

type Values = Readonly<Record<string, unknown>>;

export interface FormAct {
  readonly endpoint: Endpoint;
  /** What the page knows and no visitor has to say: `idEmp`, the language of a draft. */
  readonly known: Values;
  readonly next: ((value: unknown) => string | Promise<string>) | null;
  readonly isNamedByValues: boolean;
  /** Takes the file that the form was sent with, before anything else: it is kept when the rest is refused. */
  readonly file: Endpoint | null;
}

interface Options<Data> {
  readonly known?: Values;
  /** Where success leads; without it to the page itself, with `done` naming the act. */
  readonly to?: string | ((value: Data) => string | Promise<string>);
  /** Its page is the same for everybody and carries no key: the same sent again is the same act. */
  readonly isNamedByValues?: boolean;
  readonly file?: Endpoint;
}

/** One act a form of a page may ask for: the endpoint that does it, and where it leads. */
export function formAct<
  G extends Guard,
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Data extends z.ZodMiniType,
  Codes extends string,
>(
  endpoint: Endpoint<G, Params, Query, Body, Data, Codes>,
  { known = {}, to, isNamedByValues = false, file }: Options<z.output<Data>> = {},
): FormAct {
  const next = typeof to === 'string' ? () => to : to;
  // What an endpoint answers was parsed by the very schema the type is read from.
  return {
    endpoint,
    known,
    isNamedByValues,
    file: file ?? null,
    next: next ? (value) => next(value as z.output<Data>) : null,
  };
}

/**
 * The door for a page's forms: the very admission, contract, ownership and handler of the API. What
 * succeeds leads on with a redirect; what is refused is shown again by the page, with the status of
 * the API. `act` in the form chooses among several acts.
 */
export async function answerForms<Act extends string>(
  page: Page,
  acts: Readonly<Record<Act, FormAct>>,
): Promise<AnsweredForm<Act> | Response> {
  const names = Object.keys(acts) as Act[];
  if (page.request.method !== 'POST') {
    const said = page.url.searchParams.get('done');
    return { done: names.find((name) => name === said) ?? null, refused: null };
  }
  page.response.headers.set('Cache-Control', 'no-store');
  const [first] = names;
  const form = readFields(await page.request.text(), DEFAULT_BUDGET.fields);
  const { act: said, [ONCE_FIELD]: once, ...values } = form.ok ? form.value : { act: first };
  const act = names.length === 1 ? first : names.find((name) => name === said);
  if (act === undefined || first === undefined) {
    return refusedForm(page, acts, first ?? ('' as Act), values, { code: 'bad_request' });
  }
  const { endpoint, known, next, isNamedByValues, file } = acts[act];
  const showing = typeof once === 'string' ? once : isNamedByValues ? '' : null;
  const carryOut = servedEndpoints.get(endpoint);
  if (!carryOut) throw new Error(`${endpoint.path} is not served`);
  const given = { ...valuesByName(filledIn(values)), ...known };
  const asked: Asked = {
    params: textsOf(given),
    query: {},
    body: async () => (form.ok ? ok(given) : form),
    sessions: () => currentSessions(page.request),
    locale: localeFromPath(page.url.pathname),
    address: clientAddress(page.request.headers),
    request: page.request,
  };
  const sent = file && fileOf(page.request) ? await servedEndpoints.get(file)?.(asked) : undefined;
  const key = showing === null ? null : keyOf(showing, values);
  const outcome = await carryOut({ ...asked, key });
  setPageCookies(page.cookies, outcome.cookies ?? []);
  if (sent?.ok === false) {
    const fields = { ...sent.fields, ...(!outcome.ok && outcome.fields) };
    return refusedForm(page, acts, act, values, { ...(outcome.ok ? sent : outcome), fields });
  }
  if (!outcome.ok) return refusedForm(page, acts, act, values, outcome);
  const answer = page.redirect(
    next ? await next(outcome.value) : `${page.url.pathname}?done=${act}`,
    303,
  );
  for (const [name, value] of Object.entries(outcome.headers ?? {})) {
    answer.headers.set(name, value);
  }
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

/** The same for a page with one form. */
export function answerForm(page: Page, act: FormAct): Promise<AnsweredForm<'sent'> | Response> {
  return answerForms(page, { sent: act });
}

/** A form that comes back from the history of the browser and is changed is another act. */
function keyOf(showing: string, values: Values): string {
  return `${showing}.${createHash('sha256').update(JSON.stringify(values)).digest('base64url')}`;
}

function refusedForm<Act extends string>(
  page: Page,
  acts: Readonly<Record<Act, FormAct>>,
  act: Act,
  values: Values,
  { code, fields = {}, retryAfter, detail = {} }: Refusal,
): AnsweredForm<Act> {
  const kind = refusalKind(code, acts[act]?.endpoint.refusals);
  page.response.status = kind.status;
  if (retryAfter !== undefined) page.response.headers.set('Retry-After', String(retryAfter));
  const asked = acts[act]?.endpoint;
  const known = new Set([asked?.params, asked?.body].flatMap((schema) => formNames(schema)));
  const typed = Object.entries(values).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && known.has(entry[0]) && !/password/i.test(entry[0]),
  );
  const errors = Object.entries(fields).map(([name, [first = '']]) => [name, first]);
  return {
    done: null,
    refused: {
      act,
      status: kind.status,
      code,
      message: refusalMessage(kind, localeFromPath(page.url.pathname)),
      errors: Object.fromEntries(errors),
      values: Object.fromEntries(typed),
      detail,
    },
  };
}

/** A form sends every field it has; one left empty was not filled in. */
function filledIn(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** The values as an address would carry them. */
function textsOf(values: Values): Record<string, string> {
  const entries = Object.entries(values).filter(([, value]) => typeof value !== 'object');
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
