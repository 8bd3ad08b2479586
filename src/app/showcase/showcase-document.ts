import type { ShowcaseCompany } from '#features/showcase/core/showcase-company.ts';
import { allExamples, type ShowcaseTab, TEMPLATE } from '#features/showcase/core/showcase-paths.ts';
import { translator } from '#i18n/translator.ts';
import { home } from '#shared/core/address.ts';
import { companyName } from '#shared/core/company/company-name.ts';
import { formatScore } from '#shared/core/format.ts';
import { inLanguage } from '#shared/core/in-language.ts';
import type { Locale } from '#shared/core/locale.ts';

interface Shown {
  readonly slug: string;
  readonly tab: ShowcaseTab;
  readonly locale: Locale;
  /** True for the template at `/sample`, the only path at which it is indexed. */
  readonly isSample: boolean;
}

/** Head of a showcase page: no rating and no job markup for a fictional company. */
export function showcaseDocument(
  showcase: ShowcaseCompany,
  { slug, tab, locale, isSample }: Shown,
) {
  const t = translator(locale);
  const company = companyName(showcase.company, locale).text;
  const { all, score } = { all: showcase.summary.reviewCount, score: showcase.summary.score ?? 0 };
  const positions = showcase.openings
    .slice(0, 2)
    .map((opening) => inLanguage(locale, opening.positionTh, opening.positionEn))
    .join(', ');
  const descriptions = {
    hrsay: showcase.description,
    jobs: t('showcase:page.jobs.description', { company, positions }),
    yousay: t('showcase:page.yousay.description', { company, all, score: formatScore(score) }),
  };
  const crumbs = [
    { name: t('shared:nav.home'), path: home(locale) },
    { name: t('showcase:crumb'), path: allExamples(locale) },
    ...(isSample ? [] : [{ name: company, path: showcase.company.showcase?.[tab] ?? '' }]),
  ];
  return {
    title: isSample
      ? t(`showcase:sample.${tab}.title`)
      : t(`showcase:page.${tab}.title`, { company }),
    description: isSample ? t(`showcase:sample.${tab}.description`) : descriptions[tab],
    noindex: slug === TEMPLATE && !isSample,
    crumbs,
  };
}
