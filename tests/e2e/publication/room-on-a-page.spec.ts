import { preview } from '#features/profile/core/profile-paths.ts';
import { addCovers, fillPage, showFilm } from '../../support/fixtures/complete-page.ts';
import { atWork } from '../../support/fixtures/newcomers.ts';
import { uploadFilm } from '../../support/fixtures/video.ts';
import { expect, test } from '../../support/journey.ts';

const LONG = 'เราเริ่มจากห้องแถวหนึ่งคูหา '.repeat(60);

test('a cover video and a long text leave room around them @thai', async ({ page, language }) => {
  const { idEmp } = await atWork(page.request, language);
  const draft = { idEmp, lang: language };
  await fillPage(
    page.request,
    draft,
    (field) => (field === 'topic.description' ? LONG.trim() : `คำ ${field}`),
    ['cover', 'gallery', 'album', 'history'],
  );
  await showFilm(page.request, draft, await uploadFilm(page, draft, 'cover'));
  await addCovers(page.request, draft, ['#336699']);
  const named = { ...draft, companyNameTh: 'ร้านทดลอง', companyNameEn: 'Trial' };
  const shown = preview(language, named, 'cover');

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(shown);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const film = await page.locator('.covers video').boundingBox();
  expect((film?.width ?? 0) / (film?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const slide = await page.locator('.covers li').nth(1).boundingBox();
    const { width: across, height } = slide ?? { width: 0, height: 0 };
    const picture = await page.locator('.covers li img').boundingBox();
    expect(picture).toMatchObject({ width: across, height });
  }

  await page.setViewportSize({ width: 360, height: 800 });
  const topic = page.locator('#history li').first();
  const heightOf = async () => (await topic.boundingBox())?.height ?? 0;
  const folded = await heightOf();
  expect(folded).toBeLessThan(600);
  await topic.locator('summary').click();
  await expect.poll(heightOf).toBeGreaterThan(folded * 1.5);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(topic.locator('summary')).toBeHidden();
});
