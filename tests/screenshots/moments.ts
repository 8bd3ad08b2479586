import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { wizard } from '#features/profile/core/profile-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import { atWork } from '../support/fixtures/newcomers.ts';
import { film } from '../support/fixtures/video.ts';
import { expect, test } from '../support/journey.ts';
import { SIGN_IN } from '../support/pages-by-visitor.ts';
import { autosaved } from '../support/wizard/wizard-steps.ts';

interface Moment {
  readonly who: (page: Page, language: Locale) => Promise<unknown>;
  readonly address: (language: Locale) => string;
  readonly act: (page: Page, language: Locale) => Promise<void>;
}

const platinum = (page: Page, language: Locale) => atWork(page.request, language);
const library = (language: Locale) => wizard(language, 'upload', language);
const about = (language: Locale) => wizard(language, 'company-profile', language);

const SIDES = {
  th: [
    ['เราทำซอฟต์แวร์ให้โรงพยาบาลทั่วประเทศ', 'ดูแลโรงพยาบาล 200 แห่ง'],
    ['เราทำระบบนัดหมายให้โรงพยาบาลและคลินิก', 'คนไข้ไม่ต้องรอคิว'],
  ],
  en: [
    ['We write software for hospitals all over the country', 'To look after 200 hospitals'],
    ['We run appointments for hospitals and clinics', 'Nobody has to queue'],
  ],
} as const;

async function write(
  page: Page,
  language: Locale,
  [text, vision]: (typeof SIDES)['th' | 'en'][0 | 1],
) {
  const { field } = catalogue(language).profile;
  await page.getByLabel(field.about).fill(text);
  await page.getByLabel(field.vision).fill(vision);
}

async function sendFilm(page: Page) {
  const path = test.info().outputPath('video.webm');
  await writeFile(path, film());
  await page.locator('input[type=file]').first().setInputFiles(path);
}

async function openFile(page: Page, language: Locale, hasText = '') {
  const { library: say } = catalogue(language).media;
  await page.getByRole('button', { name: say.open }).filter({ hasText }).first().click();
  await expect(page.getByRole('dialog', { name: say.detail })).toBeVisible();
}

export const MOMENTS: Readonly<Record<string, Moment>> = {
  'media-picture': {
    who: SIGN_IN.employer,
    address: library,
    act: openFile,
  },
  'media-film': {
    who: platinum,
    address: library,
    act: async (page, language) => {
      await sendFilm(page);
      const { captions, video } = catalogue(language).media;
      await openFile(page, language, video.label);
      await expect(page.getByLabel(captions.of[language])).toBeAttached();
    },
  },
  'both-sides': {
    who: platinum,
    address: about,
    act: async (page, language) => {
      const [theirs, mine] = SIDES[language];
      const other = await page.context().newPage();
      await other.goto(about(language));
      await autosaved(other, language, () => write(other, language, theirs));
      await write(page, language, mine);
      const { title } = catalogue(language).profile.conflict;
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    },
  },
  uploading: {
    who: platinum,
    address: (language) => wizard(language, 'cover', language),
    act: async (page, language) => {
      await page.route('**/yousayapi/uploads/*', (route) => {
        const isFurther = Number(route.request().headers()['upload-offset'] ?? 0) > 0;
        return isFurther ? undefined : route.continue();
      });
      await sendFilm(page);
      await expect(page.getByText(catalogue(language).shared.loading.keepOpen)).toBeVisible();
      const ring = page.getByRole('dialog').getByRole('progressbar');
      await expect(ring).toHaveAttribute('aria-valuenow', /^[3-9]\d$/);
    },
  },
};
