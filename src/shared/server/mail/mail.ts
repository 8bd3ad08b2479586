import type { ReactElement } from 'react';
import type * as z from 'zod/mini';
import { MAIL_RETENTION_DAYS } from '#shared/core/limits.ts';
import type { Locale } from '#shared/core/locale.ts';

export interface Mail<Props extends Record<string, unknown>> {
  readonly name: string;
  readonly props: z.ZodMiniType<Props>;
  /** True when the props contain a sign-in or reset link: they are erased after sending. */
  readonly holdsSecret: boolean;
  readonly keepDays: number;
  readonly maxPerDay: number;
}

export const MAX_MAILS_PER_DAY = 5;
/** Limit of notifications without another mail; each is caused by an action with its own limit. */
export const MAX_NOTIFICATIONS_PER_DAY = 20;

export function defineMail<Props extends Record<string, unknown>>(
  mail: Pick<Mail<Props>, 'name' | 'props'> & Partial<Mail<Props>>,
): Mail<Props> {
  const [keepDays, maxPerDay] = [MAIL_RETENTION_DAYS, MAX_MAILS_PER_DAY];
  return { holdsSecret: false, keepDays, maxPerDay, ...mail };
}

export interface ComposedMail {
  readonly subject: string;
  readonly body: ReactElement;
  readonly fromName?: string;
  readonly unsubscribeUrl?: string;
}

/** Turns stored props into a message; loaded by workers only. */
export interface MailTemplate
  extends Pick<Mail<Record<string, unknown>>, 'name' | 'holdsSecret' | 'maxPerDay'> {
  compose(props: unknown, locale: Locale): ComposedMail;
}

export function mailTemplate<Props extends Record<string, unknown>>(
  mail: Mail<Props>,
  compose: (props: Props, locale: Locale) => ComposedMail,
): MailTemplate {
  return { ...mail, compose: (props, locale) => compose(mail.props.parse(props), locale) };
}
