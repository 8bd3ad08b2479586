import { backoffice } from '#features/backoffice/core/backoffice-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { own } from '../support/fixtures/newcomers.ts';
import { expect, test } from '../support/journey.ts';
import { signInReviewTeam } from '../support/sign-in.ts';

/** An id that nothing has. */
const GONE = 987_654_321;

test('the team is told in the words of a queue what was done there, and that something is gone', async ({
  request,
  language,
}) => {
  const { review, employer } = catalogue(language);
  await signInReviewTeam(request);
  const queues = [
    ['reviews', review.moderation],
    ['reports', review.reports],
    ['claims', employer.claims],
  ] as const;
  for (const [room, { done, conflict }] of queues) {
    const address = backoffice(language, room);
    for (const [act, said] of Object.entries(done)) {
      expect(await (await request.get(`${address}?done=${act}`)).text()).toContain(said);
      const form = { act, id: GONE, revision: 1, lastReport: 1, reasonCode: 'abuse', remark: act };
      const refused = await request.post(address, { headers: await own(), form });
      expect([room, act, refused.status()]).toEqual([room, act, 404]);
      expect(await refused.text()).toContain(conflict);
    }
  }
});
