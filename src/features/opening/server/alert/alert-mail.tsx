import { translator } from '#i18n/translator.ts';
import { absolute } from '#shared/core/address.ts';
import { companyName } from '#shared/core/company/company-name.ts';
import { companyPage } from '#shared/core/company/company-paths.ts';
import { formatNumber } from '#shared/core/format.ts';
import { nameIn } from '#shared/core/in-language.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import type { Locale } from '#shared/core/locale.ts';
import { env } from '#shared/server/env.ts';
import { MailAction, MailItem, MailLayout, MailText } from '#shared/server/mail/MailLayout.tsx';
import { type MailTemplate, mailTemplate } from '#shared/server/mail/mail.ts';
import { CONFIRM_DAYS } from '../../core/alert/alert-lists.ts';
import { alertPage } from '../../core/alert/alert-paths.ts';
import { searchOf } from '../../core/alert/alert-search.ts';
import { inReaderLanguage, salaryKind } from '../../core/opening.ts';
import { openingPage, openingSearch } from '../../core/opening-paths.ts';
import { type AlertOpening, alertMail, confirmAlertMail } from './alert-mails.ts';
import { alertName } from './alert-words.ts';

const link = (path: string) => absolute(env().PUBLIC_URL, path);

export const alertMails: readonly MailTemplate[] = [
  mailTemplate(confirmAlertMail, ({ token, ...about }, locale) => {
    const t = translator(locale);
    const values = {
      name: alertName(about, { t, locale, withKeyword: false }),
      days: CONFIRM_DAYS,
    };
    return {
      subject: t('opening:alert.mails.confirm.subject'),
      body: (
        <MailLayout
          locale={locale}
          preview={t('opening:alert.mails.confirm.preview', values)}
          title={t('opening:alert.mails.confirm.title')}
          reason={t('opening:alert.mails.confirm.reason')}
        >
          <MailText>{t('opening:alert.mails.confirm.text', values)}</MailText>
          <MailText>{t('opening:alert.mails.confirm.ignore', values)}</MailText>
          <MailAction locale={locale} href={link(alertPage(locale, token))}>
            {t('opening:alert.mails.confirm.action')}
          </MailAction>
        </MailLayout>
      ),
    };
  }),
  mailTemplate(alertMail, (news, locale) => {
    const t = translator(locale);
    const { token, idEmp, company, openings, reviews } = news;
    const kind = company ? 'company' : 'search';
    const values = { name: alertName(news, { t, locale }), count: openings.length };
    const followed = company && idEmp !== null ? { ...company, idEmp } : null;
    const all = followed
      ? companyPage(locale, followed, openings.length > 0 ? 'jobs' : 'yousay')
      : openingSearch(locale, { ...searchOf(news.search) });
    const stop = link(alertPage(locale, token));
    const found = news.isCut ? 'opening:alert.mails.openingsMore' : 'opening:alert.mails.openings';
    return {
      subject: t(`opening:alert.mails.${kind}.subject`, values),
      unsubscribeUrl: stop,
      body: (
        <MailLayout
          locale={locale}
          preview={t(openings.length > 0 ? found : 'opening:alert.mails.company.preview', values)}
          title={t(`opening:alert.mails.${kind}.title`, values)}
          reason={t(`opening:alert.mails.${kind}.reason`, values)}
          unsubscribe={{ label: t('opening:alert.mails.stop'), url: stop }}
        >
          {openings.length > 0 && <MailText>{t(found, values)}</MailText>}
          {openings.map((opening) => (
            <OpeningItem key={opening.idJob} opening={opening} locale={locale} />
          ))}
          {reviews > 0 && (
            <MailText>{t('opening:alert.mails.reviews', { count: reviews })}</MailText>
          )}
          {news.isPageNew && <MailText>{t('opening:alert.mails.page')}</MailText>}
          <MailAction locale={locale} href={link(all)}>
            {t(`opening:alert.mails.${kind}.action`)}
          </MailAction>
        </MailLayout>
      ),
    };
  }),
];

function OpeningItem({ opening, locale }: { opening: AlertOpening; locale: Locale }) {
  const t = translator(locale);
  const { salaryFrom, salaryTo, salaryCurrency } = opening;
  const amount = (of: number | null) => formatNumber(locale, of ?? 0);
  return (
    <MailItem
      href={link(openingPage(locale, opening, opening.idJob))}
      title={inReaderLanguage(locale, opening.positionTh, opening.positionEn).text}
    >
      {joinByDots([
        companyName(opening, locale).text,
        nameIn(locale, opening.provinceTh, opening.provinceEn),
        t(`opening:salary.${salaryKind(opening)}`, {
          from: amount(salaryFrom),
          to: amount(salaryTo),
          currency: t(`opening:salaryCurrency.${salaryCurrency}`),
        }),
      ])}
    </MailItem>
  );
}
