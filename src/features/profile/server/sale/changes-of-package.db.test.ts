import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { media } from '#shared/server/db/schema/companies.ts';
import {
  pageItem,
  publishedVersion,
  readyMedia,
  registeredCompany,
} from '#tests/fixtures/company-fixture.ts';
import { changesOfPackage } from './changes-of-package.ts';

it('lists hidden videos for a package without videos', async () => {
  const { idEmp } = await registeredCompany('platinum');
  const idMedia = await readyMedia(idEmp);
  await db.update(media).set({ mimeType: 'video/webm' }).where(eq(media.idMedia, idMedia));
  await publishedVersion(idEmp, 'th', { cover: [pageItem('banner', { idMedia })] });
  const pages = { th: { isPublic: true }, en: { isPublic: false } };
  expect(await changesOfPackage(db, { idEmp, packageHrSay: 'platinum', pages }, 'silver')).toEqual({
    th: [{ step: 'cover', before: 1, after: 0 }],
  });
});
