import type { Page } from '@playwright/test';
import { catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';

/** Answers every question of the review form but its title. */
export async function answerReview(page: Page, language: Locale): Promise<void> {
  const { review, shared } = catalogue(language);
  for (const group of await page.getByRole('radiogroup').all()) {
    await group.getByRole('radio').nth(4).check({ force: true });
  }
  await page.getByRole('radio', { name: shared.rating.skip }).last().check();
  await page.getByLabel(review.form.goodPoints).fill('หัวหน้ารับฟังความเห็น และมีเวลาให้เรียนรู้งานใหม่');
  await page
    .getByLabel(review.form.improvePoints)
    .fill('อยากให้วางแผนงานล่วงหน้ามากกว่านี้ จะได้ไม่ต้องเร่ง');
  await page.getByLabel(review.form.employmentStatus).selectOption('current');
  await page.getByLabel(review.form.tenure).selectOption('moreThanOneYear');
  await page.getByLabel(review.form.idJobField).selectOption({ index: 3 });
  await page.getByLabel(review.form.jobGrade).selectOption('officer');
  await page.getByLabel(review.form.jobType).selectOption('fullTime');
}
