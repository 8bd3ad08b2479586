import type { ReactElement } from 'react';
import type * as z from 'zod/mini';
import { MAIL_RETENTION_DAYS } from '#shared/core/limits.ts';
import type { Locale } from '#shared/core/locale.ts';

/** A kind of mail: what a use case needs to promise one. */
export interface Mail<Props extends Record<string, unknown>> {
  readonly name: string;
  readonly props: z.ZodMiniType<Props>;
  /** Its props hold a link that signs in or resets: they are erased as soon as it is sent. */
  readonly holdsSecret: boolean;
  /** So many days after sending nobody can tell any more that it was sent. */
  readonly keepDays: number;
  /** Mails of this kind that reach one mailbox within a day, whoever causes them. */
  readonly maxPerDay: number;
}

export const MAX_MAILS_PER_DAY = 5;
/** News that stand in no other mail, each caused by an act that has a limit itself. */
export const MAX_NOTIFICATIONS_PER_DAY = 20;

export function defineMail<Props extends Record<string, unknown>>(mail: {
  readonly name: string;
  readonly props: z.ZodMiniType<Props>;
  readonly holdsSecret?: boolean;
  readonly keepDays?: number;
  readonly maxPerDay?: number;
}): Mail<Props> {
  return {
    holdsSecret: false,
    keepDays: MAIL_RETENTION_DAYS,
    maxPerDay: MAX_MAILS_PER_DAY,
    ...mail,
  };
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
  readonly maxPerDay: number;
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
