import { LOCALES, type Locale } from '#shared/core/locale.ts';
import { PACKAGES, type PackageHrSay } from '#shared/core/packages.ts';
import { companySlug } from '#shared/core/slug.ts';
import { BUDDHIST_ERA } from '#shared/core/time/thai-time.ts';
import { type Random, random } from '../../artwork/random.ts';
import type { Phrase } from '../phrase.ts';
import { phraseTable } from '../phrase-table.ts';
import { FRESH, HEADLINER, type PresetCompany } from './headliner.ts';
import { type CompanyLocation, drawLocation, locationNamed } from './location.ts';
import { claimName, drawName } from './name.ts';
import { drawQuality } from './quality.ts';
import { TRADES, type Trade, tradeOf } from './trade.ts';

export type DemoCompany = CompanyFacts & { readonly shortBio: Phrase };

const SIZE_WEIGHTS = [12, 20, 15, 17, 20, 7, 6, 4];
const PUBLISHED_PACKAGES: readonly PackageHrSay[] = [
  'platinum',
  'gold',
  'silver',
  'basic',
  'gold',
  'platinum',
  'silver',
  'gold',
  'silver',
  'basic',
];
/** Share of the other companies whose page is claimed but not finished. */
const CLAIMED_SHARE = 0.06;
/** Submitted for the first time, in the queue of the team. */
const WAITING_COUNT = 6;

type CompanyStage = 'published' | 'fresh' | 'waiting' | 'claimed' | 'listed';

function drawAddress(location: CompanyLocation, draw: Random): Phrase {
  const number = draw.chance(0.5)
    ? `${draw.int(1, 299)}/${draw.int(1, 48)}`
    : `${draw.int(2, 998)}`;
  if (location.province !== '10' && draw.chance(0.7)) {
    const village = draw.int(1, 12);
    return {
      th: `${number} หมู่ ${village} ${location.road.th}`,
      en: `${number} Moo ${village}, ${location.road.en}`,
    };
  }
  if (location.province === '10' && draw.chance(0.4)) {
    const floor = draw.int(3, 28);
    return {
      th: `เลขที่ ${number} ชั้น ${floor} ${location.road.th}`,
      en: `${number}, Floor ${floor}, ${location.road.en}`,
    };
  }
  return { th: `เลขที่ ${number} ${location.road.th}`, en: `${number} ${location.road.en}` };
}

function drawTrade(index: number, isPublished: boolean, draw: Random): Trade {
  // Published pages rotate through the industries, so that each kind can be seen.
  if (isPublished) return tradeOf(((index * 7 + 7) % TRADES.length) + 1);
  const trade = TRADES[draw.weighted(TRADES.map(({ weight }) => weight))];
  return trade ?? tradeOf(1);
}

const bioOpenings = phraseTable('company-phrases')('bio');

function shortBio(company: CompanyFacts, draw: Random): Phrase {
  const years = 2026 - company.founded;
  const usable = years >= 5 ? bioOpenings : bioOpenings.slice(0, 3);
  const opening = draw.pick(usable);
  const fill = (text: string, language: 'th' | 'en'): string =>
    text
      .replace('[brand]', company.name.brand[language])
      .replace('[work]', company.work[language])
      .replace('[Work]', company.work.en.charAt(0).toUpperCase() + company.work.en.slice(1))
      .replace('[province]', company.location.provinceName[language])
      .replace('[yearTh]', String(company.founded + BUDDHIST_ERA))
      .replace('[years]', String(years))
      .replace('[year]', String(company.founded));
  return { th: fill(opening.th, 'th'), en: fill(opening.en, 'en') };
}

function stageOf(index: number, publishedCount: number, draw: Random): CompanyStage {
  if (index < publishedCount) return 'published';
  if (index === publishedCount) return 'fresh';
  if (index <= publishedCount + WAITING_COUNT) return 'waiting';
  return draw.chance(CLAIMED_SHARE) ? 'claimed' : 'listed';
}

/** Expected number of reviews, long-tailed; finished pages are better known. */
function drawFame(stage: CompanyStage, size: number, draw: Random): number {
  const reach = (0.6 + size * 0.22) * (stage === 'published' ? 2 : 1);
  const minFame = stage === 'published' ? 15 : 0;
  return Math.min(600, Math.exp(draw.normal(0, 1.65)) * reach) + minFame;
}

function presetAt(index: number, stage: CompanyStage): PresetCompany | null {
  if (index === 0) return HEADLINER;
  return stage === 'fresh' ? FRESH : null;
}

type CompanyFacts = Readonly<ReturnType<typeof drawFacts>>;

function drawFacts(index: number, publishedCount: number, usedNames: Set<string>, draw: Random) {
  const stage = stageOf(index, publishedCount, draw);
  const isPublished = stage === 'published';
  const hasPage = isPublished || stage === 'waiting';
  const drawnTrade = drawTrade(index, isPublished, draw);
  const drawnSize = draw.weighted(SIZE_WEIGHTS) + 1;
  const preset = presetAt(index, stage);
  const trade = preset ? tradeOf(preset.idIndustry) : drawnTrade;
  const size = preset?.size ?? (hasPage ? Math.max(3, drawnSize) : drawnSize);
  const name = preset ? claimName(preset.name, usedNames) : drawName(trade, size, draw, usedNames);
  const drawnPlace = drawLocation(trade.region, draw);
  const location = preset ? locationNamed(preset.city) : drawnPlace;
  return {
    /** 0-based index in the seed; stored ids continue those of the table. */
    index,
    name,
    slug: companySlug(name.full.en, name.full.th),
    trade,
    family: trade.family,
    location,
    address: drawAddress(location, draw),
    size,
    founded: preset?.founded ?? Math.round(2022 - Math.min(62, -Math.log(1 - draw.next()) * 15)),
    packageHrSay: packageOf(index, stage, draw),
    isPublished,
    languages: isPublished ? languagesOf(index) : [],
    isWaiting: stage === 'waiting',
    isClaimed: stage !== 'listed',
    /** Registered just now: no page, no openings, nothing but an account. */
    isFresh: stage === 'fresh',
    work: trade.work[name.work ?? draw.int(0, trade.work.length - 1)] ?? trade.goods,
    quality: preset?.quality ?? drawQuality(trade.idIndustry, draw),
    fame: preset?.fame ?? drawFame(stage, size, draw),
  };
}

function makeCompany(index: number, publishedCount: number, usedNames: Set<string>): DemoCompany {
  const draw = random('company', index);
  const facts = drawFacts(index, publishedCount, usedNames, draw);
  return { ...facts, shortBio: shortBio(facts, draw) };
}
/** Makes the companies in order, because later names must differ from earlier ones. */
export function makeCompanies(count: number, publishedCount: number): DemoCompany[] {
  const usedNames = new Set<string>();
  return Array.from({ length: count }, (_, index) => makeCompany(index, publishedCount, usedNames));
}

function languagesOf(index: number): readonly Locale[] {
  return index % 20 === 5 ? ['th'] : LOCALES;
}

function packageOf(index: number, stage: CompanyStage, draw: Random): PackageHrSay {
  const publishedPackage = PUBLISHED_PACKAGES[index % PUBLISHED_PACKAGES.length] ?? 'basic';
  if (stage === 'published' || stage === 'waiting') return publishedPackage;
  if (stage !== 'claimed') return 'basic';
  return PACKAGES[draw.weighted([60, 25, 12, 3])] ?? 'basic';
}
