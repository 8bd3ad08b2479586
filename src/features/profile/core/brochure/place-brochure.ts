import * as z from 'zod/mini';
import { commonYear, yearDigits } from '#shared/core/time/thai-time.ts';
import { LONGEST } from '../sections/company-profile.ts';
import { gallery } from '../sections/gallery.ts';
import { history } from '../sections/history.ts';
import type { BrochurePart, BrochurePlace } from './split-brochure.ts';

export const TEXT_PLACES = ['about', 'vision', 'mission'] as const satisfies BrochurePlace[];
export type TextPlace = (typeof TEXT_PLACES)[number];
export const LIST_PLACES = ['history', 'reasons'] as const satisfies BrochurePlace[];
export type ListPlace = (typeof LIST_PLACES)[number];

/** The section and the kind of item of what is told in a list. */
export const LISTS = {
  history: { section: 'history', kind: 'topic', of: history.kinds.topic },
  reasons: { section: 'gallery', kind: 'reason', of: gallery.kinds.reason },
} as const;

/** What stands on the page before, and what becomes of it where a text is put. */
export interface Standing {
  readonly texts: Readonly<Record<TextPlace, string>>;
  readonly replaces: readonly TextPlace[];
  /** How many more items each list takes. */
  readonly room: Readonly<Record<ListPlace, number>>;
}

export interface PlacedText {
  readonly place: TextPlace;
  /** What the field will say. */
  readonly text: string;
  readonly longest: number;
}

export interface PlacedList {
  readonly place: ListPlace;
  readonly items: readonly Readonly<Record<string, unknown>>[];
  /** How many of them are longer than an item may be. */
  readonly tooLong: number;
  readonly room: number;
}

export interface PlacedBrochure {
  readonly texts: readonly PlacedText[];
  readonly lists: readonly PlacedList[];
  /** All of it may be put where it was chosen to go. */
  readonly fits: boolean;
}

/** Runs of spaces are one space since the text was split. */
const SEPARATOR = / ?[:：] ?| [–—-] /;
const TITLE_LENGTH = 120;
const YEAR = /^(?:ปี|พ\.ศ\.|ค\.ศ\.|\s)*([\d๐-๙]{4})(?![\d๐-๙])[\s:：.,–—-]*/;

/** The first line of a part is its title where it is short enough; in a single line, what stands before a colon or dash. */
function titled(text: string) {
  const [first = '', ...rest] = text.split('\n');
  if (rest.length > 0) {
    if (first.length > TITLE_LENGTH) return { title: '', description: text };
    return { title: first, description: rest.join('\n').trim() };
  }
  const at = SEPARATOR.exec(first);
  if (at && at.index > 0 && at.index <= TITLE_LENGTH) {
    return { title: first.slice(0, at.index), description: first.slice(at.index + at[0].length) };
  }
  if (first.length <= TITLE_LENGTH) return { title: first, description: '' };
  return { title: '', description: first };
}

/** A moment of the history: a year at the beginning is its year, also that of the Thai calendar. */
function topicOf(text: string) {
  const [before = '', typed = ''] = YEAR.exec(text) ?? [];
  const year = Number(yearDigits(typed));
  const isYear = typed !== '' && year >= 1800 && commonYear(year) <= 2100;
  return { ...titled(isYear ? text.slice(before.length) : text), year: isYear ? year : null };
}

/** The parts with no more of a list than it takes: where the rest goes is still to be chosen. */
export function withinRoom(
  parts: readonly BrochurePart[],
  room: Standing['room'],
): readonly BrochurePart[] {
  const left: Record<ListPlace, number> = { ...room };
  return parts.map((part) => {
    const list = LIST_PLACES.find((place) => place === part.place);
    if (!list) return part;
    left[list] -= 1;
    return left[list] < 0 ? { ...part, place: null } : part;
  });
}

const ITEM_OF = { history: topicOf, reasons: titled } as const;

/** What the page will say of a brochure's parts, as they were chosen to go. */
export function placeBrochure(
  parts: readonly BrochurePart[],
  { texts, replaces, room }: Standing,
): PlacedBrochure {
  const of = (place: BrochurePlace) =>
    parts.filter((part) => part.place === place).map(({ text }) => text);
  const placed = TEXT_PLACES.filter((place) => of(place).length > 0).map((place) => {
    const before = replaces.includes(place) ? '' : texts[place];
    const text = [before, ...of(place)].filter((one) => one !== '').join('\n\n');
    return { place, text, longest: LONGEST[place] };
  });
  const lists = LIST_PLACES.filter((place) => of(place).length > 0).map((place) => {
    const items = of(place).map(ITEM_OF[place]);
    const { blank, schema } = LISTS[place].of;
    const isFitting = (item: object) => z.safeParse(schema, { ...blank, ...item }).success;
    const tooLong = items.filter((item) => !isFitting(item)).length;
    return { place, items, tooLong, room: room[place] };
  });
  const fits =
    placed.every(({ text, longest }) => text.length <= longest) &&
    lists.every(({ items, tooLong, room: most }) => tooLong === 0 && items.length <= most);
  return { texts: placed, lists, fits };
}
