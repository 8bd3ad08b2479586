import * as z from 'zod/mini';
import { commonYear, yearDigits } from '#shared/core/time/thai-time.ts';
import { MAX_LENGTHS } from '../sections/company-profile.ts';
import { gallery } from '../sections/gallery.ts';
import { history } from '../sections/history.ts';
import type { BrochureDestination, BrochurePart } from './split-brochure.ts';

export const TEXT_DESTINATIONS = [
  'about',
  'vision',
  'mission',
] as const satisfies BrochureDestination[];
export type TextDestination = (typeof TEXT_DESTINATIONS)[number];
export const LIST_DESTINATIONS = ['history', 'reasons'] as const satisfies BrochureDestination[];
export type ListDestination = (typeof LIST_DESTINATIONS)[number];

/** The section and item kind that each list destination fills. */
export const BROCHURE_LISTS = {
  history: { section: 'history', kind: 'topic', of: history.kinds.topic },
  reasons: { section: 'gallery', kind: 'reason', of: gallery.kinds.reason },
} as const;

/** The current texts of the page and the fields whose text is replaced. */
export interface ExistingContent {
  readonly texts: Readonly<Record<TextDestination, string>>;
  readonly replaces: readonly TextDestination[];
  /** Number of items that each list can still take under the cap of the package. */
  readonly remaining: Readonly<Record<ListDestination, number>>;
}

export interface PlacedText {
  readonly destination: TextDestination;
  readonly text: string;
  readonly maxLength: number;
}

export interface PlacedList {
  readonly destination: ListDestination;
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly tooLong: number;
  readonly remaining: number;
}

export interface PlacedBrochure {
  readonly texts: readonly PlacedText[];
  readonly lists: readonly PlacedList[];
  readonly fits: boolean;
}

/** One optional space is enough, because `splitBrochure` has already merged runs of spaces. */
const SEPARATOR = / ?[:：] ?| [–—-] /;
const TITLE_LENGTH = 120;
const YEAR = /^(?:ปี|พ\.ศ\.|ค\.ศ\.|\s)*([\d๐-๙]{4})(?![\d๐-๙])[\s:：.,–—-]*/;

/** Takes a short first line as title; of a single line, the part before a colon or dash. */
function splitTitle(text: string) {
  const [first = '', ...rest] = text.split('\n');
  if (rest.length > 0) {
    if (first.length > TITLE_LENGTH) return { title: '', description: text };
    return { title: first, description: rest.join('\n').trim() };
  }
  const separator = SEPARATOR.exec(first);
  if (separator && separator.index > 0 && separator.index <= TITLE_LENGTH) {
    return {
      title: first.slice(0, separator.index),
      description: first.slice(separator.index + separator[0].length),
    };
  }
  if (first.length <= TITLE_LENGTH) return { title: first, description: '' };
  return { title: '', description: first };
}

/** Builds a history topic; a leading year of either calendar becomes its year. */
function historyTopicOf(text: string) {
  const [before = '', yearText = ''] = YEAR.exec(text) ?? [];
  const year = Number(yearDigits(yearText));
  const isYear = yearText !== '' && year >= 1800 && commonYear(year) <= 2100;
  return { ...splitTitle(isYear ? text.slice(before.length) : text), year: isYear ? year : null };
}

/** Clears the destination of parts for which their list has no room; the user selects another. */
export function withinRemaining(
  parts: readonly BrochurePart[],
  remaining: ExistingContent['remaining'],
): readonly BrochurePart[] {
  const left: Record<ListDestination, number> = { ...remaining };
  return parts.map((part) => {
    const list = LIST_DESTINATIONS.find((destination) => destination === part.destination);
    if (!list) return part;
    left[list] -= 1;
    return left[list] < 0 ? { ...part, destination: null } : part;
  });
}

const ITEM_OF = { history: historyTopicOf, reasons: splitTitle } as const;

/** Computes the new texts and lists of the page from the parts and their destinations. */
export function placeBrochure(
  parts: readonly BrochurePart[],
  { texts, replaces, remaining }: ExistingContent,
): PlacedBrochure {
  const textsFor = (destination: BrochureDestination) =>
    parts.filter((part) => part.destination === destination).map(({ text }) => text);
  const placed = TEXT_DESTINATIONS.filter((destination) => textsFor(destination).length > 0).map(
    (destination) => {
      const before = replaces.includes(destination) ? '' : texts[destination];
      const text = [before, ...textsFor(destination)]
        .filter((paragraph) => paragraph !== '')
        .join('\n\n');
      return { destination, text, maxLength: MAX_LENGTHS[destination] };
    },
  );
  const lists = LIST_DESTINATIONS.filter((destination) => textsFor(destination).length > 0).map(
    (destination) => {
      const items = textsFor(destination).map(ITEM_OF[destination]);
      const { blank, schema } = BROCHURE_LISTS[destination].of;
      const isFitting = (item: object) => z.safeParse(schema, { ...blank, ...item }).success;
      const tooLong = items.filter((item) => !isFitting(item)).length;
      return { destination, items, tooLong, remaining: remaining[destination] };
    },
  );
  const fits =
    placed.every(({ text, maxLength }) => text.length <= maxLength) &&
    lists.every(
      ({ items, tooLong, remaining: maxItems }) => tooLong === 0 && items.length <= maxItems,
    );
  return { texts: placed, lists, fits };
}
