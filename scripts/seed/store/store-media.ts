import { createHash } from 'node:crypto';
import type { Storage } from '#shared/server/storage/storage.ts';
import type { Artwork } from '../art/draw.ts';
import { artworkOf, EDITION, placeholderOf } from '../art/draw.ts';
import type { Row } from '../copy.ts';
import type { DemoPage } from '../profile/page.ts';
import { picturesOf } from '../profile/page.ts';
import type { Seeding } from './seeding.ts';
import { mediaId } from './store-pages.ts';

/** Writes under way at once. */
const AT_ONCE = 32;

interface Kept {
  readonly key: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
}

/** Keeps each drawing once, however many pictures show it. */
function keeper(files: Storage) {
  const kept = new Map<string, Kept>();
  const writes = new Set<Promise<void>>();
  return {
    async keep({ name, draw }: Artwork): Promise<Kept> {
      const known = kept.get(name);
      if (known) return known;
      const { svg, width, height } = draw();
      const key = `artwork/${EDITION}/${name}.svg`;
      const write = files
        .put(key, svg, { contentType: 'image/svg+xml', durable: false })
        .finally(() => writes.delete(write));
      writes.add(write);
      if (writes.size >= AT_ONCE) await Promise.race(writes);
      const sha256 = createHash('sha256').update(svg).digest('hex');
      const drawn = { key, bytes: Buffer.byteLength(svg), sha256, width, height };
      kept.set(name, drawn);
      return drawn;
    },
    async finish(): Promise<void> {
      await Promise.all(writes);
    },
  };
}

/**
 * Draws what the pages show and keeps it as originals; widths and formats are made from them when
 * somebody first asks.
 */
export async function storeMedia(
  { plan, bases, copy, client }: Seeding,
  pages: readonly DemoPage[],
  files: Storage,
): Promise<void> {
  const rows: Row[] = [];
  const originals = keeper(files);
  for (const page of pages) {
    for (const picture of picturesOf(page)) {
      const { key, bytes, sha256, width, height } = await originals.keep(
        artworkOf(page.company, picture),
      );
      rows.push([
        mediaId(page, picture),
        bases.companies + page.company.index + 1,
        picture.kind,
        'ready',
        true,
        'image/svg+xml',
        bytes,
        sha256,
        key,
        width,
        height,
        placeholderOf(page.company, picture),
        plan.now,
      ]);
    }
  }
  await originals.finish();
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
