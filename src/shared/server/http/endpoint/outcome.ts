import type { ListWindow } from '#shared/core/endpoint.ts';
import type { Accepted, Failure } from '#shared/core/result.ts';
import type { CookieChange } from './response-cookies.ts';

export type Outcome<Data, Code extends string = string> =
  | (Accepted<Data> & {
      readonly window?: ListWindow;
      readonly cookies?: readonly CookieChange[];
      readonly headers?: Readonly<Record<string, string>>;
    })
  | (Failure<Code> & { readonly cookies?: readonly CookieChange[] });
