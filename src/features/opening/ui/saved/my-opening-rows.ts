import { translator } from '#i18n/translator.ts';
import { page } from '#shared/core/address.ts';
import { companyName } from '#shared/core/company/company-name.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { OwnRow, OwnRows } from '#shared/ui/block/own-rows.ts';
import { alertPage } from '../../core/alert/alert-paths.ts';
import type { ListedApplication } from '../../core/application.ts';
import type { MyOpenings, SavedOpening } from '../../core/my-openings.ts';
import { inReaderLanguage } from '../../core/opening.ts';
import { applyPage, openingPage } from '../../core/opening-paths.ts';
import { unbrokenDate } from '../unbroken-date.ts';

/** Position and company of a row. */
export function namesOf(entry: ListedApplication | SavedOpening, locale: Locale) {
  const { text, lang } = inReaderLanguage(locale, entry.positionTh, entry.positionEn);
  const company = companyName(entry, locale).text;
  return { title: text, lang: lang === locale ? undefined : lang, of: company };
}

export function myOpeningRows({ applications, saved, alerts }: MyOpenings, locale: Locale) {
  const t = translator(locale);
  const applied = (sent: boolean): readonly OwnRow[] =>
    applications
      .filter(({ consented, withdrawnAt }) => (consented || withdrawnAt !== null) === sent)
      .map((application) => ({
        ...namesOf(application, locale),
        href: applyPage(locale, application, application.idJob),
        facts: joinByDots([
          t(sent ? 'opening:mine.on' : 'opening:mine.startedOn', {
            day: unbrokenDate(locale, application.appliedAt),
          }),
          application.withdrawnAt &&
            t('opening:mine.withdrawnOn', { day: unbrokenDate(locale, application.withdrawnAt) }),
          application.consented
            ? t(`opening:status.applicant.${application.status}`, {
                day: unbrokenDate(locale, application.statusAt ?? application.appliedAt),
              })
            : null,
          application.isOpen ? null : t('opening:mine.over'),
        ]),
      }));
  return {
    drafts: { id: 'drafts', rows: applied(false) },
    applications: {
      id: 'applications',
      rows: applied(true),
      all: `${page(locale, '/myProfile')}#applications`,
    },
    saved: {
      id: 'saved',
      rows: saved.map((opening) => ({
        ...namesOf(opening, locale),
        href: openingPage(locale, opening, opening.idJob),
        facts: opening.isOpen
          ? t('opening:until', { day: unbrokenDate(locale, opening.expiresAt) })
          : t('opening:mine.over'),
        remove: { action: 'remove', field: 'idJob', id: opening.idJob },
      })),
    },
    alerts: {
      id: 'alerts',
      rows: alerts.map(({ token, name, isCompany, frequency }) => ({
        href: alertPage(locale, token),
        title: name,
        of: t(isCompany ? 'opening:saved.followed' : 'opening:saved.search'),
        facts: t(`opening:alert.frequency.${frequency}`),
      })),
    },
  } satisfies Readonly<Record<string, OwnRows>>;
}
