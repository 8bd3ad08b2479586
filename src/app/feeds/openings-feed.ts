import * as z from 'zod/mini';
import type { Landing } from '#features/opening/core/landing.ts';
import { inReaderLanguage } from '#features/opening/core/opening.ts';
import {
  openingPage,
  openingSearch,
  openingsFeedAt,
} from '#features/opening/core/opening-paths.ts';
import { openingSearchQuery } from '#features/opening/core/opening-search-query.ts';
import { listFound } from '#features/opening/server/opening-search-queries.ts';
import { salaryLabel } from '#features/opening/ui/opening-labels.ts';
import { searchHead } from '#features/opening/ui/search/search-head.ts';
import { translator } from '#i18n/translator.ts';
import { companyName } from '#shared/core/company/company-name.ts';
import { nameIn } from '#shared/core/in-language.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Feed } from '#shared/core/markup/feed.ts';
import { thaiDay } from '#shared/core/time/thai-time.ts';
import { reads } from '#shared/server/db/replica/reads.ts';

const MAX_ITEMS = 50;

export async function openingsFeed(landing: Landing, locale: Locale): Promise<Feed> {
  const t = translator(locale);
  const query = z.parse(openingSearchQuery, landing);
  const found = await listFound(reads, query, { limit: MAX_ITEMS, offset: 0 });
  const isOfAll = landing.idJobField === undefined && landing.province === undefined;
  const { title } = searchHead(
    query,
    { total: found.length, mayReachTotal: 0, isCut: false },
    locale,
  );
  return {
    title: isOfAll
      ? t('opening:search.feed.title')
      : t('opening:search.feed.titleOf', { name: title }),
    description: t('opening:search.feed.description'),
    lang: locale,
    homePath: openingSearch(locale, landing),
    path: openingsFeedAt(locale, landing),
    items: found.map((opening) => {
      const position = inReaderLanguage(locale, opening.positionTh, opening.positionEn);
      return {
        idEmp: opening.idEmp,
        path: openingPage(locale, opening, opening.idJob),
        title: t('opening:search.feed.item', {
          position: position.text,
          companyName: companyName(opening, locale).text,
        }),
        text: joinByDots([
          salaryLabel(t, locale, opening),
          nameIn(locale, opening.provinceTh, opening.provinceEn),
          t(`opening:jobType.${opening.jobType}`),
        ]),
        day: thaiDay(opening.postedAt),
        lang: position.lang,
      };
    }),
  };
}
