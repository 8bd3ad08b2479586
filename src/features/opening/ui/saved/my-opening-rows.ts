import { translator } from '#i18n/translator.ts';
import { page } from '#shared/core/address.ts';
import { companyName } from '#shared/core/company/company-name.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { OwnRow, OwnRows } from '#shared/ui/block/own-rows.ts';
import { alertPage } from '../../core/alert/alert-paths.ts';
import type { ListedApplication } from '../../core/application.ts';
import type { MyOpenings, SavedOpening } from '../../core/my-openings.ts';
import { inReadersWords } from '../../core/opening.ts';
import { applyPage, openingPage } from '../../core/opening-paths.ts';
import { unbrokenDate } from '../unbroken-date.ts';

/** What a job seeker has of openings, as lists of one page. */
export function myOpeningRows({ applications, saved, alerts }: MyOpenings, locale: Locale) {
  const t = translator(locale);
  const named = (of: ListedApplication | SavedOpening) => {
    const { text, lang } = inReadersWords(locale, of.positionTh, of.positionEn);
    const company = companyName(of, locale).text;
    return { title: text, lang: lang === locale ? undefined : lang, of: company };
  };
  const applied = (sent: boolean): readonly OwnRow[] =>
    applications
      .filter(({ consented, withdrawnAt }) => (consented || withdrawnAt !== null) === sent)
      .map((one) => ({
        ...named(one),
        href: applyPage(locale, one, one.idJob),
        facts: joinByDots([
          t(sent ? 'opening:mine.on' : 'opening:mine.begunOn', {
            day: unbrokenDate(locale, one.appliedAt),
          }),
          one.withdrawnAt &&
            t('opening:mine.withdrawnOn', { day: unbrokenDate(locale, one.withdrawnAt) }),
          one.consented
            ? t(`opening:status.applicant.${one.status}`, {
                day: unbrokenDate(locale, one.statusAt ?? one.appliedAt),
              })
            : null,
          one.isOpen ? null : t('opening:mine.over'),
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
      rows: saved.map((one) => ({
        ...named(one),
        href: openingPage(locale, one, one.idJob),
        facts: one.isOpen
          ? t('opening:until', { day: unbrokenDate(locale, one.expiresAt) })
          : t('opening:mine.over'),
        remove: { act: 'remove', field: 'idJob', id: one.idJob },
      })),
    },
    alerts: {
      id: 'alerts',
      rows: alerts.map(({ token, name, isCompany, rhythm }) => ({
        href: alertPage(locale, token),
        title: name,
        of: t(isCompany ? 'opening:saved.followed' : 'opening:saved.search'),
        facts: t(`opening:alert.rhythm.${rhythm}`),
      })),
    },
  } satisfies Readonly<Record<string, OwnRows>>;
}
