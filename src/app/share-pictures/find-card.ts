import { VIDEOS } from '#features/about/core/videos.ts';
import { ALBUM, ARTICLE, STORY } from '#features/company/core/post-kinds.ts';
import { companyHeader, publishedCompany } from '#features/company/server/company-queries.ts';
import { loadNamedPost, loadPost, publishedIn } from '#features/company/server/load-post.ts';
import { fieldStats } from '#features/discovery/server/fields/field-queries.ts';
import type { ShareCard } from '#features/media/core/share-card.ts';
import { findOpening } from '#features/opening/server/opening-queries.ts';
import { translator } from '#i18n/translator.ts';
import { reads } from '#shared/server/db/replica/reads.ts';
import {
  albumCard,
  articleCard,
  type CardReader,
  COMPANY_CARDS,
  openingCard,
} from './company-cards.ts';
import { fieldCard, fieldNamed } from './field-card.ts';
import { namedShowcaseCard } from './named-showcase-card.ts';
import { pageCard, routeOfName, textCard } from './page-cards.ts';
import type { Shared, ShareKind } from './share-address.ts';

/** Current card of a page; null when the page is not public. */
export async function findCard({ locale, kind, name }: Shared): Promise<ShareCard | null> {
  const reader = { t: translator(locale), locale };
  if (kind === 'page') return pageCard(routeOfName(name), reader.t);
  if (kind === 'field') {
    const query = fieldNamed(name);
    return query && fieldCard(query, await fieldStats(reads, query), locale);
  }
  if (kind === 'showcase') return namedShowcaseCard(name, locale);
  if (kind === 'film') {
    const video = VIDEOS.find(({ slug }) => slug === name);
    return video ? textCard(video.title[locale], video.summary[locale]) : null;
  }
  const [, idEmp = '', , number] = /^([1-9]\d{0,8})(-([1-9]\d{0,8}))?$/.exec(name) ?? [];
  if (idEmp === '') return null;
  return number === undefined
    ? companyLevelCard(Number(idEmp), kind, reader)
    : itemCard(Number(idEmp), kind, number, reader);
}

async function companyLevelCard(
  idEmp: number,
  kind: ShareKind,
  reader: CardReader,
): Promise<ShareCard | null> {
  if (kind === 'reviews' || kind === 'jobs') {
    const company = await companyHeader(reads, idEmp);
    return company && COMPANY_CARDS[kind](company, reader);
  }
  if (kind !== 'company' && kind !== 'stories') return null;
  const company = await publishedCompany(reads, idEmp, reader.locale);
  const published = company && publishedIn(reads, company);
  if (!published) return null;
  const isShown = kind === 'company' || (await loadPost(published, ({ stories }) => stories.at(0)));
  return isShown ? COMPANY_CARDS[kind](company, reader) : null;
}

async function itemCard(
  idEmp: number,
  kind: ShareKind,
  number: string,
  reader: CardReader,
): Promise<ShareCard | null> {
  if (kind === 'opening') {
    const company = await companyHeader(reads, idEmp);
    const opening = await findOpening(reads, { idEmp, idJob: Number(number) });
    return company && opening?.isOpen ? openingCard(company, opening, reader) : null;
  }
  if (kind !== 'article' && kind !== 'story' && kind !== 'album') return null;
  const company = await publishedCompany(reads, idEmp, reader.locale);
  const published = company && publishedIn(reads, company);
  if (!published) return null;
  if (kind === 'album') {
    const album = await loadNamedPost(published, ALBUM, `${number}-${number}`);
    return album && albumCard(company, album.post, reader);
  }
  const found =
    kind === 'story'
      ? await loadNamedPost(published, STORY, `articleIndex=${number}`)
      : await loadNamedPost(published, ARTICLE, `${number}-${number}`);
  return found && articleCard(company, found.post, reader);
}
