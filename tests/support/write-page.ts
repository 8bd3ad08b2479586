// A page with something in every section, through the forms of the wizard and by touch, as an employer makes it.
import type { Locator, Page } from '@playwright/test';
import { wizard } from '#features/profile/core/profile-paths.ts';
import type { SectionStep } from '#features/profile/core/sections/registry.ts';
import { stepsOf } from '#features/profile/core/steps.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { ASPECTS } from '#shared/core/aspects.ts';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import { expectAccessible } from './axe.ts';
import { film } from './fixtures/film.ts';
import { expect } from './journey.ts';
import { cover } from './wizard/wizard-journey.ts';
import { rows } from './wizard/wizard-steps.ts';

const MEGABYTE = 1024 * 1024;

interface Written {
  /** The language the wizard speaks and the version is written in. */
  readonly lang: Locale;
  /** What the other language says, where this version began as its copy and is written over. */
  readonly original?: (field: string) => string;
  /** What is said in a field, named `kind.field`. */
  readonly words: (field: string) => string;
  /** The title of the only review of the company. */
  readonly review: string;
}

/** Every step from the first to the preview, one of everything, each kept by the button of its step. */
export async function writePage(page: Page, written: Written): Promise<void> {
  const { lang, original, words, review } = written;
  const isCopy = original !== undefined;
  const { media, profile, shared } = catalogue(lang);
  const { field, list, section, step: names, wizard: say } = profile;
  const press = (name: string, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true }).tap();
  const send = async (within: Page | Locator, file: () => ReturnType<typeof cover> = cover) =>
    within
      .locator('input[type="file"]')
      .last()
      .setInputFiles(await file());
  const closed = rows(page).getByRole('button', { name: list.edit, expanded: false });
  const open = (among = closed) => among.first().tap();
  const add = (name: string) => (isCopy ? open() : press(name));
  /** A picture that is an item, in the row of what it belongs to if there is one. */
  const drop = (within: Page | Locator = page, file?: () => ReturnType<typeof cover>) =>
    isCopy ? open(closed.and(within.locator('[data-item] button'))) : send(within, file);
  /** The picture of an item, which has one. */
  const show = async (within: Page | Locator) => {
    if (!isCopy) await send(within);
    await expect(within.getByRole('button', { name: list.removePicture })).toBeVisible();
  };
  const write = async (within: Page | Locator, kind: string, ...fields: (keyof typeof field)[]) => {
    for (const name of fields) {
      await within.getByRole('textbox', { name: field[name] }).fill(words(`${kind}.${name}`));
      if (!original) continue;
      const beside = within.getByText(original(`${kind}.${name}`), { exact: true });
      await expect(beside.and(page.locator('form [lang]')).first()).toBeVisible();
    }
  };

  const fromLibrary = async (within: Locator) => {
    await press(media.library.pick, within);
    const picker = page.getByRole('dialog', { name: media.library.pick });
    await picker.getByRole('listitem').first().getByRole('button').tap();
    await expect(picker).toBeHidden();
  };
  /** What an article holds beside its words: picture in its text, cover, tag, link, date, whether it is shown. */
  const furnish = async (row: Locator) => {
    const { editor, tag } = section.article;
    const cover = row.getByRole('button', { name: list.removePicture });
    const date = row.getByLabel(field.articleDate);
    const link = row.getByRole('textbox', { name: field.newsLink });
    if (!isCopy) {
      await fromLibrary(row);
      await date.fill('2026-01-15');
      await link.fill('https://example.com/news');
    }
    await expect(cover).toBeVisible();
    await expect(date).toHaveValue('2026-01-15');
    await expect(link).toHaveValue('https://example.com/news');
    const copied = catalogue(lang === 'th' ? 'en' : 'th').profile.section.article.presetTags.news;
    if (isCopy) await press(fill(tag.remove, { tag: copied }), row);
    await press(section.article.presetTags.news, row);
    const shown = row.getByRole('checkbox', { name: field.showOnProfile });
    await expect(shown).toBeChecked();
    await press(editor.tool.image, row);
    await fromLibrary(row);
    const figures = row.getByRole('region', { name: editor.figures });
    for (const name of ['altText', 'caption'] as const)
      await figures.getByRole('textbox', { name: field[name] }).fill(words(`figure.${name}`));
  };

  const shortFilm = async () => {
    const buffer = await film(page, MEGABYTE);
    return { name: 'film.webm', mimeType: 'video/webm', buffer };
  };

  const forms: Readonly<Record<SectionStep, () => Promise<void>>> = {
    cover: async () => {
      if (!isCopy) await send(page);
      await write(page, 'banner', 'altText');
    },
    'company-profile': async () => {
      await show(page);
      await write(page, 'profile', 'shortBio', 'about', 'vision', 'mission');
    },
    history: async () => {
      await add(section.history.add);
      await show(page);
      await write(page, 'topic', 'title', 'description', 'altText');
      const year = page.getByRole('textbox', { name: field.year });
      if (!isCopy) await year.fill('2001');
      await expect(year).toHaveValue('2001');
    },
    gallery: async () => {
      for (const [at, aspect] of ASPECTS.entries()) {
        const name = shared.aspect[aspect];
        const which = fill(list.which, { name, position: at + 1 });
        await press(
          isCopy ? `${list.edit} ${which}` : fill(section.gallery.aspects.addOne, { aspect: name }),
        );
        // The one before is open until the press has arrived.
        const close = page.getByRole('button', { name: `${list.close} ${which}`, exact: true });
        const row = rows(page).filter({ has: close });
        await write(row, `aspect ${aspect}`, 'title', 'description');
        await drop(row);
        await write(row, `aspectPicture ${aspect}`, 'caption', 'altText');
      }
      await expectAccessible(page);
      await (isCopy ? open(closed.last()) : press(section.gallery.reasons.add));
      const reason = rows(page).last();
      await write(reason, 'reason', 'title', 'description');
      await show(reason);
      await write(reason, 'reason', 'altText');
    },
    album: async () => {
      await add(section.album.add);
      // The theme of the album that stands open.
      const theme = page.getByLabel(field.theme);
      const row = rows(page).filter({ has: theme });
      if (!isCopy) await theme.selectOption('facilities');
      await expect(theme).toHaveValue('facilities');
      await write(page, 'album', 'title', 'description');
      await drop();
      await write(
        rows(page).nth(1),
        'albumPicture',
        'description',
        'employeeName',
        'department',
        'altText',
      );
      await add(section.album.pictures.addFilm);
      const youtube = page.getByRole('textbox', { name: field.youtubeId });
      if (!isCopy) {
        await youtube.fill('https://youtu.be/dQw4w9WgXcQ?si=x');
        await youtube.press('Tab');
      }
      await expect(youtube).toHaveValue('dQw4w9WgXcQ');
      await expectAccessible(page);
      await (isCopy ? open(closed.last()) : press(section.album.add));
      await expect(theme).toHaveValue('custom');
      await write(row, 'customAlbum', 'title', 'description');
      await drop(row, shortFilm);
      await expect(row.locator('video')).toBeVisible();
      await write(
        rows(page).last(),
        'film',
        'description',
        'employeeName',
        'department',
        'altText',
      );
      // The frame that stands for the film comes after it.
      await expect(page.getByRole('list', { name: media.queue.label })).toHaveCount(0);
    },
    article: async () => {
      for (const [at, kind] of (['article', 'brandStory'] as const).entries()) {
        await add(section.article[kind].add);
        const row = rows(page).nth(at);
        await write(row, kind, 'headline1', 'headline2', 'author');
        await row.getByRole('textbox', { name: field.body }).tap();
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.type(words(`${kind}.body`));
        if (kind === 'article') await furnish(row);
      }
    },
    'employee-photos': async () => {
      await drop();
      await write(page, 'employeePhoto', 'caption', 'employeeName', 'department');
    },
    testimonials: async () => {
      await add(section.testimonials.add);
      await show(page);
      await write(page, 'testimonial', 'employeeName', 'jobPosition', 'tenure', 'description');
    },
    'interest-review': async () => {
      if (!isCopy) {
        await page.getByLabel(section.interestReview.choose).selectOption({ index: 1 });
        await press(section.interestReview.add);
      }
      await expect(rows(page)).toContainText(review);
    },
  };

  await page.goto(wizard(lang, 'cover', lang));
  for (const step of stepsOf('platinum')) {
    await page.waitForURL(`**${wizard(lang, step, lang)}`);
    await expect(page.locator('[aria-current="step"]')).toContainText(names[step]);
    if (step === 'preview') return;
    if (step in forms) await forms[step as SectionStep]();
    const next = page.getByRole('link', { name: say.next, exact: true });
    await page.getByRole('button', { name: say.saveNext }).or(next).tap();
  }
}
