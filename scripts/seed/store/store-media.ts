import { createHash } from 'node:crypto';
import { media } from '#shared/server/db/schema/companies.ts';
import type { Storage } from '#shared/server/storage/storage.ts';
import { namedUuid } from '../identity.ts';
import type { DemoPage, DemoPicture } from '../profile/demo-page.ts';
import { demoPictures } from '../profile/page.ts';
import { artworkOf, EDITION, placeholderOf } from '../profile/picture-artwork.ts';
import type { Seeding } from './seeding.ts';

export function mediaId(page: DemoPage, picture: DemoPicture): string {
  return namedUuid('media', EDITION, page.company.index, picture.key);
}

const MAX_CONCURRENT = 8;

interface Original {
  readonly key: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
}

export type Originals = ReadonlyMap<string, Original>;

/** Stores each drawing once; widths and formats are made on first request. */
export async function storeArtwork(pages: readonly DemoPage[], files: Storage): Promise<Originals> {
  const originals = new Map<string, Original>();
  const writes = new Set<Promise<void>>();
  for (const page of pages) {
    for (const picture of demoPictures(page)) {
      const { name, draw } = artworkOf(page.company, picture);
      if (originals.has(name)) continue;
      const { svg, width, height } = draw();
      const key = `artwork/${EDITION}/${name}.svg`;
      const sha256 = createHash('sha256').update(svg).digest('hex');
      originals.set(name, { key, bytes: Buffer.byteLength(svg), sha256, width, height });
      const write = files
        .put(key, svg, { contentType: 'image/svg+xml', durable: false })
        .finally(() => writes.delete(write));
      writes.add(write);
      if (writes.size >= MAX_CONCURRENT) await Promise.race(writes);
    }
  }
  await Promise.all(writes);
  return originals;
}

export async function storeMedia(
  { plan, bases, insert, client }: Seeding,
  pages: readonly DemoPage[],
  originals: Originals,
): Promise<void> {
  const rows = pages.flatMap((page) =>
    demoPictures(page).map((picture) => {
      const original = originals.get(artworkOf(page.company, picture).name);
      if (!original) throw new Error(`nothing was drawn for ${picture.key}`);
      const { key, ...measures } = original;
      return {
        idMedia: mediaId(page, picture),
        idEmp: bases.companies + page.company.index + 1,
        kind: picture.kind,
        state: 'ready' as const,
        isArtwork: true,
        mimeType: 'image/svg+xml',
        originalKey: key,
        ...measures,
        // A picture beside its name in text is decoration, in the library as on the page.
        altTh: picture.alt.th,
        altEn: picture.alt.en,
        placeholder: placeholderOf(page.company, picture),
        createdAt: plan.now,
      };
    }),
  );
  await insert(media, rows);
  const published = pages.filter(({ company }) => company.isPublished);
  const companyPictures = published.map((page) => ({
    idEmp: bases.companies + page.company.index + 1,
    logo: mediaId(page, page.logo),
    cover: page.covers[0] ? mediaId(page, page.covers[0]) : null,
  }));
  await client.query(
    `UPDATE companies c SET logo_media = shown.logo, cover_media = shown.cover
       FROM unnest($1::int[], $2::uuid[], $3::uuid[]) AS shown (id_emp, logo, cover)
      WHERE c.id_emp = shown.id_emp`,
    [
      companyPictures.map((company) => company.idEmp),
      companyPictures.map((company) => company.logo),
      companyPictures.map((company) => company.cover),
    ],
  );
}
