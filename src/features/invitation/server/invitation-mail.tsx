import { writeReview } from '#features/review/core/review-paths.ts';
import { translator } from '#i18n/translator.ts';
import { absolute } from '#shared/core/address.ts';
import type { NamedCompany } from '#shared/core/company-name.ts';
import { companyName } from '#shared/core/company-name.ts';
import { env } from '#shared/server/env.ts';
import { MailAction, MailLayout, MailQuote, MailText } from '#shared/server/mail/MailLayout.tsx';
import type { ComposedMail } from '#shared/server/mail/mail.ts';
import type { Letter } from '../core/letter.ts';

/** The company's words are quoted as text, without markup and links; the one link is ours. */
export function composeInvitation(letter: Letter, company: NamedCompany): ComposedMail {
  const { subject, text, layoutLang: locale } = letter;
  const t = translator(locale);
  const words = { companyName: companyName(company, locale).text };
  return {
    subject,
    body: (
      <MailLayout
        locale={locale}
        preview={t('invitation:mail.preview', words)}
        title={t('invitation:mail.title', words)}
        reason={t('invitation:mail.reason', words)}
      >
        <MailQuote>{text}</MailQuote>
        <MailText>{t('invitation:mail.text', words)}</MailText>
        <MailAction
          locale={locale}
          href={absolute(env().PUBLIC_URL, writeReview(locale, company.idEmp))}
        >
          {t('invitation:mail.action')}
        </MailAction>
      </MailLayout>
    ),
  };
}
