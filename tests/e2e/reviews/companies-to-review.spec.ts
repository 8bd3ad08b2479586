import { writeReview } from '#features/review/core/review-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { page as pagePath } from '#shared/core/address.ts';
import { own } from '../../support/call-api.ts';
import { NEW_PASSWORD, reviewer } from '../../support/fixtures/newcomers.ts';
import { sentReview } from '../../support/fixtures/sent-review.ts';
import { expect, test } from '../../support/journey.ts';

const WORKED_AT = 62;

test('reviewed companies are not offered again @english @wide', async ({ page, language }) => {
  const { jobSeeker, review } = catalogue(language);
  const { mine } = jobSeeker;
  const { request } = page;
  const username = await reviewer(request, language);
  const signedIn = await request.post('/yousayapi/jskLogin', {
    headers: await own(),
    form: { username, password: NEW_PASSWORD },
  });
  const { idJsk } = (await signedIn.json()).data.jsk;
  const worked = async (idEmp: number | null) => {
    const job = { companyName: 'บริษัท', position: '', idJobField: 1, endedOn: null };
    const saved = await request.put(`/yousayapi/resume/${idJsk}`, {
      headers: await own(),
      data: {
        firstName: 'A',
        lastName: 'B',
        firstNameThai: '',
        lastNameThai: '',
        workHistory: [{ ...job, idEmp, startedOn: '2020-01-01' }],
      },
    });
    expect(saved.status(), await saved.text()).toBe(200);
    await page.reload();
  };
  await page.goto(pagePath(language, '/myYouSay'));
  await expect(page.getByText(mine.nothingLeft.noHistory)).toBeVisible();
  await worked(null);
  await expect(page.getByText(mine.nothingLeft.noneListed)).toBeVisible();
  await worked(WORKED_AT);
  const offered = page.getByRole('main').getByRole('link', { name: mine.write });
  await expect(offered).toHaveAttribute('href', new RegExp(`idEmp=${WORKED_AT}$`));

  const idReview = await sentReview(request, { idEmp: WORKED_AT, lang: language, title: username });
  const withdrawn = await request.delete(`/yousayapi/ownReviews/${idReview}`, {
    headers: await own(),
  });
  expect(withdrawn.status(), await withdrawn.text()).toBe(200);
  await page.reload();
  await expect(page.getByText(mine.nothingLeft.allReviewed)).toBeVisible();
  await expect(offered).toHaveCount(0);
  await page.goto(writeReview(language, WORKED_AT));
  await expect(page.getByText(review.errors.already_reviewed)).toBeVisible();
});
