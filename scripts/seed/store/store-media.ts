import { createHash } from 'node:crypto';
import { originalKey } from '#features/media/core/media-keys.ts';
import type { Storage } from '#shared/server/storage/storage.ts';
import { drawPicture, placeholderOf } from '../art/draw.ts';
import type { Row } from '../copy.ts';
import type { DemoPage } from '../profile/page.ts';
import { picturesOf } from '../profile/page.ts';
import type { Seeding } from './seeding.ts';
import { mediaId } from './store-pages.ts';

/** Writes under way at once. */
const AT_ONCE = 32;

/**
 * Draws every picture of the pages and keeps it as the original of its media; widths and formats
 * are made from it when somebody first asks.
 */
export async function storeMedia(
  { plan, bases, copy, client }: Seeding,
  pages: readonly DemoPage[],
  files: Storage,
): Promise<void> {
  const rows: Row[] = [];
  const writes = new Set<Promise<void>>();
  for (const page of pages) {
    for (const picture of picturesOf(page)) {
      const id = mediaId(page, picture);
      const { svg, width, height } = drawPicture(page.company, picture);
      const key = originalKey(id, 'svg');
      const write = files
        .put(key, svg, { contentType: 'image/svg+xml', durable: false })
        .finally(() => writes.delete(write));
      writes.add(write);
      if (writes.size >= AT_ONCE) await Promise.race(writes);
      rows.push([
        id,
        bases.companies + page.company.index + 1,
        picture.kind,
        'ready',
        true,
        'image/svg+xml',
        Buffer.byteLength(svg),
        createHash('sha256').update(svg).digest('hex'),
        key,
        width,
        height,
        placeholderOf(page.company, picture),
        plan.now,
      ]);
    }
  }
  await Promise.all(writes);
  await copy(
    'media',
    [
      'id_media',
      'id_emp',
      'kind',
      'state',
      'is_artwork',
      'mime_type',
      'bytes',
      'sha256',
      'original_key',
      'width',
      'height',
      'placeholder',
      'created_at',
    ],
    rows,
  );
  const shown = pages.map((page) => ({
    idEmp: bases.companies + page.company.index + 1,
    logo: mediaId(page, page.logo),
    cover: page.covers[0] ? mediaId(page, page.covers[0]) : null,
  }));
  await client.query(
    `UPDATE companies c SET logo_media = shown.logo, cover_media = shown.cover
       FROM unnest($1::int[], $2::uuid[], $3::uuid[]) AS shown (id_emp, logo, cover)
      WHERE c.id_emp = shown.id_emp`,
    [shown.map((one) => one.idEmp), shown.map((one) => one.logo), shown.map((one) => one.cover)],
  );
}
