import { type MessageKey, type MessageValues, translator } from '#i18n/translator.ts';
import { absolute } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import { env } from '#shared/server/env.ts';
import { MailAction, MailAppeal, MailLayout, MailQuote, MailText } from './MailLayout.tsx';
import type { ComposedMail } from './mail.ts';

/** Where the subject, preview, title and action of a mail stand: `employer:mails.welcome.` */
type LetterWords<Key = MessageKey> = Key extends `${infer Slice}:mails.${infer Name}.preview`
  ? `${Slice}:mails.${Name}.`
  : never;

interface Letter {
  readonly words: LetterWords;
  readonly values?: MessageValues;
  readonly texts: readonly MessageKey[];
  /** Somebody's own words, before all others. */
  readonly quote?: string;
  /** A refusal says how to appeal. */
  readonly isRefusal?: boolean;
  /** Where the one thing to do is done. */
  readonly path: string;
}

/** The plain mail: a title, some sentences, one thing to do. */
export function letter(
  locale: Locale,
  { words, values = {}, texts, quote = '', isRefusal = false, path }: Letter,
): ComposedMail {
  const t = translator(locale);
  return {
    subject: t(`${words}subject`, values),
    body: (
      <MailLayout
        locale={locale}
        preview={t(`${words}preview`, values)}
        title={t(`${words}title`, values)}
      >
        {quote !== '' && <MailQuote>{quote}</MailQuote>}
        {texts.map((text) => (
          <MailText key={text}>{t(text, values)}</MailText>
        ))}
        {isRefusal && <MailAppeal locale={locale} />}
        <MailAction locale={locale} href={absolute(env().PUBLIC_URL, path)}>
          {t(`${words}action`, values)}
        </MailAction>
      </MailLayout>
    ),
  };
}
