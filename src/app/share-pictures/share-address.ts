import { createHash } from 'node:crypto';
import { type ShareCard, shareRoot } from '#features/media/core/share-card.ts';
import type { Locale } from '#shared/core/locale.ts';

export const SHARE_KINDS = [
  'page',
  'field',
  'film',
  'showcase',
  'company',
  'reviews',
  'jobs',
  'opening',
  'stories',
  'story',
  'article',
  'album',
] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

/** What is shared: `name` is of a page, a company's id, or that with the id of what it tells. */
export interface Shared {
  readonly locale: Locale;
  readonly kind: ShareKind;
  readonly name: string;
}

/** The version of the drawing: with another one, every card has another address. */
const DRAWING_VERSION = 2;

const OF_THE_SITE: ReadonlySet<ShareKind> = new Set(['page', 'field', 'film', 'showcase']);

/** Tells one state of a card from all others. */
export function cardHash(card: ShareCard): string {
  const serialized = JSON.stringify([DRAWING_VERSION, card]);
  return createHash('sha256').update(serialized).digest('hex').slice(0, 16);
}

/** With what it shows in its address a picture is never out of date, and is kept for good. */
export function shareAddress({ locale, kind, name }: Shared, card: ShareCard): string {
  return `/og/${locale}/${kind}/${name}/${cardHash(card)}.jpg`;
}

/** The folder that holds the one state of it that is kept. */
export function shareFolder({ locale, kind, name }: Shared): string {
  if (OF_THE_SITE.has(kind)) return `og/${kind}/${locale}/${name}`;
  const [idEmp = '', publicNo = 'own'] = name.split('-');
  return `${shareRoot(idEmp)}/${locale}/${kind}/${publicNo}`;
}
