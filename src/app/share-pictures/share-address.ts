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

/** Subject of a card; `name` is a page, a company id, or a company id with the item's number. */
export interface Shared {
  readonly locale: Locale;
  readonly kind: ShareKind;
  readonly name: string;
}

/** Part of every card's hash, so that incrementing it changes all URLs. */
const DRAWING_VERSION = 2;

const OF_THE_SITE: ReadonlySet<ShareKind> = new Set(['page', 'field', 'film', 'showcase']);

export function cardHash(card: ShareCard): string {
  const serialized = JSON.stringify([DRAWING_VERSION, card]);
  return createHash('sha256').update(serialized).digest('hex').slice(0, 16);
}

/** The content hash in the URL makes a picture immutable and cacheable forever. */
export function shareAddress({ locale, kind, name }: Shared, card: ShareCard): string {
  return `/og/${locale}/${kind}/${name}/${cardHash(card)}.jpg`;
}

export function shareFolder({ locale, kind, name }: Shared): string {
  if (OF_THE_SITE.has(kind)) return `og/${kind}/${locale}/${name}`;
  const [idEmp = '', publicNo = 'own'] = name.split('-');
  return `${shareRoot(idEmp)}/${locale}/${kind}/${publicNo}`;
}
