import { type MessageKey, type MessageValues, translator } from '#i18n/translator.ts';
import { absolute } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import { env } from '#shared/server/env.ts';
import { MailAction, MailAppeal, MailLayout, MailQuote, MailText } from './MailLayout.tsx';
import type { ComposedMail } from './mail.ts';

/** Key prefix of a mail's subject, preview, title and action: `employer:mails.welcome.` */
type StandardMailKey<Key = MessageKey> = Key extends `${infer Slice}:mails.${infer Name}.preview`
  ? `${Slice}:mails.${Name}.`
  : never;

interface StandardMailOptions {
  readonly keyPrefix: StandardMailKey;
  readonly values?: MessageValues;
  readonly texts: readonly MessageKey[];
  readonly quote?: string;
  /** True for a rejection, whose mail explains how to appeal. */
  readonly isRejection?: boolean;
  readonly path: string;
}

export function standardMail(
  locale: Locale,
  { keyPrefix, values = {}, texts, quote = '', isRejection = false, path }: StandardMailOptions,
): ComposedMail {
  const t = translator(locale);
  return {
    subject: t(`${keyPrefix}subject`, values),
    body: (
      <MailLayout
        locale={locale}
        preview={t(`${keyPrefix}preview`, values)}
        title={t(`${keyPrefix}title`, values)}
      >
        {quote !== '' && <MailQuote>{quote}</MailQuote>}
        {texts.map((text) => (
          <MailText key={text}>{t(text, values)}</MailText>
        ))}
        {isRejection && <MailAppeal locale={locale} />}
        <MailAction locale={locale} href={absolute(env().PUBLIC_URL, path)}>
          {t(`${keyPrefix}action`, values)}
        </MailAction>
      </MailLayout>
    ),
  };
}
