import type { Page, Route } from '@playwright/test';
import { refusalMessage } from '#features/media/core/picture-refusal.ts';
import { wizard } from '#features/profile/core/profile-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { atWork } from '../../support/fixtures/newcomers.ts';
import { png, webp } from '../../support/fixtures/pictures.ts';
import { expect, test, untilComplete } from '../../support/journey.ts';
import { rows } from '../../support/wizard/wizard-steps.ts';

test.use({ expectedConsole: [/net::ERR_|Uppy.+ network error/] });

const SENT = '**/yousayapi/uploads/*';

async function photo(name: string, colour: string) {
  return { name, mimeType: 'image/png', buffer: await png({ colour }) };
}

type Photo = Awaited<ReturnType<typeof photo>>;

/** The photos as somebody drags them in from a folder. */
async function dropped(page: Page, photos: readonly Photo[]) {
  const files = photos.map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') }));
  return page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: 'image/png' }));
    }
    return transfer;
  }, files);
}

test('files dropped together are sent together, one is refused, and one that never arrived is tried again @english', async ({
  page,
  language,
}) => {
  const { queue, refusals } = catalogue(language).media;
  const { idEmp } = await atWork(page.request, language);
  await page.clock.install();
  await page.goto(wizard(language, 'employee-photos', language));
  await untilComplete(page);
  const field = page.getByLabel(catalogue(language).profile.section.employeePhotos.add);
  const pictures = rows(page).locator('img');

  const held: Route[] = [];
  await page.route(SENT, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    if (held.push(route) === 3) for (const one of held) await one.continue();
  });
  const three = [await photo('a.png', '#aa3355'), await photo('b.png', '#33aa55')];
  await field.dispatchEvent('drop', {
    dataTransfer: await dropped(page, [...three, await photo('c.png', '#3355aa')]),
  });
  await expect(pictures).toHaveCount(3);

  await page.unroute(SENT);
  const webpFile = { name: 'e.png', mimeType: 'image/png', buffer: await webp() };
  await field.setInputFiles([
    await photo('d.png', '#55aa33'),
    webpFile,
    await photo('f.png', '#777'),
  ]);
  await expect(page.getByRole('alert').filter({ hasText: webpFile.name })).toHaveText(
    `${webpFile.name}: ${refusalMessage(refusals, 'imageType')}`,
  );
  await expect(pictures).toHaveCount(5);

  await page.route(SENT, (route) => route.abort('connectionreset'));
  await field.setInputFiles(await photo('g.png', '#aa5533'));
  const retry = page.getByRole('button', {
    name: fill(queue.which, { act: queue.retry, name: 'g.png' }),
  });
  // It waits longer each time before it gives up.
  const hasGivenUp = async () => {
    await page.clock.fastForward('00:20');
    return retry.isVisible();
  };
  await expect.poll(hasGivenUp, { intervals: [100] }).toBe(true);
  await expect(page.getByRole('alert').filter({ hasText: queue.broken })).toBeVisible();
  await page.unroute(SENT);
  await retry.click();
  await expect(pictures).toHaveCount(6);

  const kept = async () => {
    const address = `/yousayapi/companyProfile/${idEmp}/${language}/employeePhotos`;
    const { data } = await (await page.request.get(address)).json();
    const items: readonly { content: { idMedia: string } }[] = data.items;
    return new Set(items.map(({ content }) => content.idMedia)).size;
  };
  await expect.poll(kept).toBe(6);
});
