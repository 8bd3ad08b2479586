import type { Locator, Page } from '@playwright/test';
import { companyTool, wizard } from '#features/profile/core/profile-paths.ts';
import { employerSignIn } from '#features/session/core/session-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { ALBUM_THEMES } from '#shared/core/company/profile-lists.ts';
import { fill } from '#shared/core/fill.ts';
import { expectAccessible } from '../../support/axe.ts';
import { anyText, fillPage, uploadCover } from '../../support/fixtures/complete-page.ts';
import { atWork, NEW_PASSWORD, reviewer } from '../../support/fixtures/newcomers.ts';
import { decideReview, sentReview } from '../../support/fixtures/sent-review.ts';
import { expect, test, untilComplete } from '../../support/journey.ts';
import { signInEmployer, signInReviewTeam } from '../../support/sign-in.ts';
import { tabThrough, tabTo, walkTo } from '../../support/tab-to.ts';
import { autosaved, rows } from '../../support/wizard/wizard-steps.ts';

test.use({ expectedConsole: [/status of (401|422)/] });

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

async function press(page: Page, target: Locator): Promise<void> {
  await walkTo(page, target);
  await page.keyboard.press('Enter');
}

async function follow(page: Page, target: Locator, address: string): Promise<void> {
  await press(page, target);
  await page.waitForURL(`**${address}*`);
  await untilComplete(page);
}

test('an employer signs in, writes, previews and submits @thai', async ({ page, language }) => {
  const { profile, shared } = catalogue(language);
  const { field, list, section, step: names, home: own, preview } = profile;
  const { email, idEmp } = await atWork(page.request, language);
  await fillPage(page.request, { idEmp, lang: language }, anyText);
  await page.context().clearCookies();

  await page.goto(employerSignIn(language));
  await walkTo(page, page.getByLabel(shared.account.form.email));
  await page.keyboard.type(email);
  await walkTo(page, page.getByRole('textbox', { name: shared.account.form.password }));
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${wizard(language, 'welcome')}`);
  const leave = page.getByRole('link', { name: shared.wizard.leave, exact: true });
  await follow(page, leave, companyTool(language, 'hrsay'));
  const version = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { level: 3, name: profile.language[language], exact: true }),
  });
  const edit = version.getByRole('link', { name: own.edit, exact: true });
  await follow(page, edit, wizard(language, 'cover'));
  const steps = page.getByRole('navigation', { name: profile.wizard.steps });
  const goTo = async (step: 'history' | 'preview') => {
    await press(page, steps.locator('summary'));
    await follow(page, steps.getByRole('link', { name: names[step] }), wizard(language, step));
  };
  await goTo('history');

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await walkTo(page, button(section.history.add));
  await autosaved(page, language, async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: field.title })).toBeFocused();
    await page.keyboard.type('B');
  });
  await walkTo(page, button(fill(list.up, { name: 'B', position: 2 })), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(button(fill(list.up, { name: 'B', position: 1 }))).toBeFocused();
  await walkTo(page, button(fill(list.remove, { name: 'B', position: 1 })));
  await page.keyboard.press('Space');
  await expect(button(list.undo)).toBeFocused();
  await expectAccessible(page);
  await autosaved(page, language, () => page.keyboard.press('Enter'));
  await expect(rows(page).first()).toContainText('B');

  await goTo('preview');
  await walkTo(page, page.getByRole('link', { name: preview.open }));
  const opening = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  const shown = await opening;
  await expect(shown.getByText(preview.bar)).toBeVisible();
  const back = shown.getByRole('link', { name: preview.back });
  await follow(shown, back, wizard(language, 'preview'));
  await follow(
    shown,
    shown.getByRole('button', { name: preview.submit }),
    wizard(language, 'finish'),
  );
});

test('an employer fills steps by keyboard @english @wide', async ({ page, request, language }) => {
  const { media, profile, shared } = catalogue(language);
  const { field, section, step: names, wizard: say } = profile;
  const { idEmp } = await atWork(page.request, language);
  const idMedia = await uploadCover(page.request, { idEmp, lang: language });
  await reviewer(request, language);
  const review = { idEmp, lang: language, title: 'Learnt a lot here' };
  const idReview = await sentReview(request, review);
  await signInReviewTeam(request);
  await decideReview(request, idReview, { decision: 'publish' });

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const box = (name: keyof typeof field) =>
    rows(page).last().getByRole('textbox', { name: field[name] });
  const write = async (words: Partial<Record<keyof typeof field, string>>) => {
    for (const [name, text] of Object.entries(words))
      await type(page, box(name as keyof typeof field), text);
  };
  const add = async (name: string, first: keyof typeof field) => {
    await press(page, button(name));
    await expect(box(first)).toBeFocused();
  };
  const details = () =>
    press(
      page,
      rows(page)
        .last()
        .getByRole('button', { name: new RegExp(`^${profile.list.edit}`) }),
    );
  const fromLibrary = async (first: keyof typeof field) => {
    const { pick } = media.library;
    await press(page, button(pick).last());
    const picker = page.getByRole('dialog', { name: pick });
    await press(page, picker.getByRole('listitem').getByRole('button'));
    await expect(picker).toBeHidden();
    await expect(box(first)).toBeFocused();
  };
  const next = (step: keyof typeof names) =>
    follow(page, button(say.saveNext), wizard(language, step, language));
  const skip = () => press(page, page.getByRole('link', { name: shared.nav.skip }));
  const goOn = async (step: keyof typeof names) => {
    const steps = page.getByRole('navigation', { name: say.steps });
    await press(page, steps.locator('summary'));
    await follow(page, steps.getByRole('link', { name: names[step] }), wizard(language, step));
  };
  const saved = async (name: string) => {
    const address = `/yousayapi/companyProfile/${idEmp}/${language}/${name}`;
    const { data } = await (await page.request.get(address)).json();
    return (data.items as { content: unknown }[]).map(({ content }) => content);
  };

  await page.goto(wizard(language, 'gallery', language));
  await untilComplete(page);
  await skip();
  await add(fill(section.gallery.aspects.addOne, { aspect: shared.aspect.life }), 'title');
  const aspect = { title: 'Home by six', description: 'Nobody writes at night' };
  await write(aspect);
  await fromLibrary('caption');
  const { caption, ...described } = { caption: 'The garden', altText: 'Two benches' };
  await write({ caption });
  await details();
  await write(described);
  await next('album');
  expect(await saved('gallery')).toEqual([
    { aspect: 'life', ...aspect },
    { idMedia, caption, ...described },
  ]);

  await skip();
  await add(section.album.add, 'title');
  await walkTo(page, page.getByLabel(field.theme), 'Shift+Tab');
  await page.keyboard.press('ArrowUp');
  const album = { title: 'Our day', description: 'From eight to five' };
  await write(album);
  await fromLibrary('description');
  const description = 'Lunch';
  const lunch = { employeeName: 'Mali', department: 'Kitchen', altText: 'Rice' };
  await write({ description });
  await details();
  await write(lunch);
  await add(section.album.pictures.addVideo, 'youtubeId');
  await write({ youtubeId: 'https://youtu.be/dQw4w9WgXcQ', description: 'A tour' });
  await next('article');
  expect(await saved('album')).toMatchObject([
    { theme: ALBUM_THEMES.at(-2), ...album },
    { idMedia, description, ...lunch },
    { idMedia: null, youtubeId: 'dQw4w9WgXcQ', description: 'A tour' },
  ]);

  await goOn('employee-photos');
  await skip();
  await fromLibrary('caption');
  const [harbour, who] = ['At the harbour', { employeeName: 'Nok', department: 'Sales' }];
  await write({ caption: harbour });
  await details();
  await write(who);
  await next('testimonials');
  expect(await saved('employeePhotos')).toEqual([{ idMedia, caption: harbour, ...who }]);

  await skip();
  await add(section.testimonials.add, 'employeeName');
  const voice = { employeeName: 'Nok', jobPosition: 'Seller', tenure: '3', description: 'I stay' };
  await write(voice);
  await next('write-reviews');
  expect(await saved('testimonials')).toEqual([{ idMedia: null, ...voice }]);

  await goOn('interest-review');
  await skip();
  await walkTo(page, page.getByLabel(section.interestReview.choose));
  await page.keyboard.press('ArrowDown');
  await press(page, button(section.interestReview.add));
  await expect(rows(page)).toContainText(review.title);
  await expect(rows(page).getByRole('button').first()).toBeFocused();
  await next('preview');
  expect(await saved('interestReview')).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('wizard bars never lie over what has the focus @thai @wide', async ({ page, language }) => {
    await signInEmployer(page);
    for (const step of ['preview', 'company-profile', 'cover'] as const) {
      await page.goto(wizard(language, step));
      await untilComplete(page);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('.step-bar summary')).toBeInViewport({ ratio: 0.98 });
      if (step === 'preview') continue;
      expect(await tabThrough(page)).toBeGreaterThan(20);
    }
  });
});
