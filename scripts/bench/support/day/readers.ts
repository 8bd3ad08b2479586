import { type Random, random } from '../../../artwork/random.ts';

export type ReaderKind =
  | 'home'
  | 'review landing'
  | 'list'
  | 'search'
  | 'openings'
  | 'company'
  | 'reviews'
  | 'further reviews'
  | 'openings of a company'
  | 'opening';

/** Rank of the company or page within its kind, most read first; `page` counts from 0. */
export interface View {
  readonly kind: ReaderKind;
  readonly which: number;
  readonly page: number;
  readonly lang: 'th' | 'en';
}

/**
 * Percentages of views, estimated since no such site is running yet. Most people come from a search
 * engine to the reviews of one company and look around; people who compare read lists.
 */
const SHARES: Readonly<Record<ReaderKind, number>> = {
  home: 5,
  'review landing': 3,
  list: 9,
  search: 3,
  openings: 7,
  company: 12,
  reviews: 40,
  'further reviews': 8,
  'openings of a company': 4,
  opening: 9,
};
export const KINDS = Object.keys(SHARES) as ReaderKind[];

const ENGLISH = 0.15;
/**
 * Exponent of interest in a company by rank. Interest grows with a firm's size, and the share of
 * firms above a size falls with its 1.059th power (Axtell, Science 293, 2001). Visits to web sites
 * are distributed similarly (Adamic and Huberman, Glottometrics 3, 2002: 0.93).
 */
const STEEPNESS = 1 / 1.059;
/** Last page of a list or of reviews, and last opening of a company, that a reader may open. */
const FURTHER = 5;
/** Spellings of a searched name: registered, without its legal form, its first word. */
const SPELLINGS = 3;
export const FIRST_WORD = 2;

export interface ReplayedSite {
  readonly reviewed: number;
  readonly withPages: number;
  readonly withOpenings: number;
  readonly lists: readonly number[];
  readonly openingLists: readonly number[];
  readonly furtherReviews: readonly number[];
  readonly openings: number;
}

/** Returns a sampler of Zipf-distributed ranks below `count`. */
function ranks(count: number, steepness: number, { next }: Random): () => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let rank = 0; rank < count; rank += 1) {
    sum += 1 / (rank + 1) ** steepness;
    sums[rank] = sum;
  }
  return () => {
    const target = next() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < target) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

export function readers(site: ReplayedSite, name: string) {
  const draw = random('bench', 'day', name);
  const among = (count: number) => ranks(count, STEEPNESS, draw);
  const reviewed = among(site.reviewed);
  const leafed = among(FURTHER);
  const leafedIn = (pages: readonly number[]) => {
    const which = among(pages.length);
    return () => {
      const list = which();
      return [list, Math.min(leafed(), Math.max(1, pages[list] ?? 1) - 1)] as const;
    };
  };
  const drawn: Readonly<Record<ReaderKind, () => readonly [which: number, page: number]>> = {
    home: () => [0, 0],
    'review landing': () => [0, 0],
    list: leafedIn(site.lists),
    search: pairOf(reviewed, among(SPELLINGS)),
    openings: leafedIn(site.openingLists),
    company: pairOf(among(site.withPages)),
    reviews: pairOf(reviewed),
    'further reviews': leafedIn(site.furtherReviews),
    'openings of a company': pairOf(among(site.withOpenings)),
    opening: pairOf(among(site.withOpenings), leafed),
  };
  const weights = Object.values(SHARES);
  return {
    /** Rank of a company whose review is decided; it follows readership. */
    company: reviewed,
    /** Rank of a company whose opening starts or ends; all companies are equally likely. */
    hiring: () => draw.int(0, site.withOpenings - 1),
    view(): View {
      const kind = KINDS[draw.weighted(weights)] ?? 'home';
      const [which, page] = drawn[kind]();
      return { kind, which, page, lang: draw.chance(ENGLISH) ? 'en' : 'th' };
    },
  };
}

const pairOf =
  (which: () => number, page = () => 0) =>
  () =>
    [which(), page()] as const;
