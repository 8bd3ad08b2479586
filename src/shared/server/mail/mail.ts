import type { ReactElement } from 'react';
import type * as z from 'zod/mini';
import { MAIL_KEPT_DAYS } from '#shared/core/limits.ts';
import type { Locale } from '#shared/core/locale.ts';

/** A kind of mail: what a use case needs to promise one. */
export interface Mail<Props extends Record<string, unknown>> {
  readonly name: string;
  readonly props: z.ZodMiniType<Props>;
  /** Its props hold a link that signs in or resets: they are erased as soon as it is sent. */
  readonly holdsSecret: boolean;
  /** So many days after sending nobody can tell any more that it was sent. */
  readonly keepDays: number;
  /** What strangers can cause reaches a mailbox so often within a day; null: its owner or we cause it. */
  readonly maxPerDay: number | null;
}

/** Mails of a kind that strangers can cause. */
export const MAX_MAILS_PER_DAY = 5;

export function defineMail<Props extends Record<string, unknown>>(mail: {
  readonly name: string;
  readonly props: z.ZodMiniType<Props>;
  readonly holdsSecret?: boolean;
  readonly keepDays?: number;
  readonly maxPerDay?: number;
}): Mail<Props> {
  return { holdsSecret: false, keepDays: MAIL_KEPT_DAYS, maxPerDay: null, ...mail };
}

export interface ComposedMail {
  readonly subject: string;
  readonly body: ReactElement;
  /** Stands before our own address instead of the usual name. */
  readonly fromName?: string;
  /** Makes mail programs show their own unsubscribe button. */
  readonly unsubscribeUrl?: string;
}

/** What turns the stored props into words; only the worker loads it. */
export interface MailTemplate {
  readonly name: string;
  readonly holdsSecret: boolean;
  readonly maxPerDay: number | null;
  compose(props: unknown, locale: Locale): ComposedMail;
}

export function mailTemplate<Props extends Record<string, unknown>>(
  mail: Mail<Props>,
  compose: (props: Props, locale: Locale) => ComposedMail,
): MailTemplate {
  return {
    name: mail.name,
    holdsSecret: mail.holdsSecret,
    maxPerDay: mail.maxPerDay,
    compose: (props, locale) => compose(mail.props.parse(props), locale),
  };
}
