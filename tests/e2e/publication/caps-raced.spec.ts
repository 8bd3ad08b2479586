import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Item } from '#features/profile/core/sections/section.ts';
import { PACKAGE_CAPS } from '#shared/core/packages.ts';
import { begun, own, proved, registered } from '../../support/fixtures/newcomers.ts';
import { fillPage } from '../../support/fixtures/whole-page.ts';
import { givePackage } from '../../support/give-package.ts';
import { expect, test } from '../../support/journey.ts';

const RACERS = 30;
const CAP = PACKAGE_CAPS.platinum.historyTopics;

/** One more topic behind those that stand, asked for again as often as somebody else was faster. */
async function addTopic(request: APIRequestContext, address: string): Promise<string> {
  const { data } = await (await request.get(address)).json();
  const [first] = data.items as [Item];
  const answer = await request.put(address, {
    headers: { ...(await own()), 'If-Match': `"${data.revision}"` },
    data: { items: [...data.items, { ...first, idItem: randomUUID() }] },
  });
  const { error } = await answer.json();
  return error?.code === 'conflict' ? addTopic(request, address) : (error?.code ?? 'added');
}

test('of thirty requests at once for the last place of a package, one gets it @english', async ({
  page: { request },
  language,
}) => {
  const { email, idEmp } = await registered(request, language);
  await proved(request, email);
  await givePackage(email, 'platinum');
  await begun(request, idEmp, language);
  await fillPage(request, { idEmp, lang: language }, () => 'A', ['history']);
  const address = `/yousayapi/companyProfile/${idEmp}/${language}/history`;
  for (let at = 2; at < CAP; at += 1) {
    expect(await addTopic(request, address)).toBe('added');
  }

  const racers = Array.from({ length: RACERS }, () => addTopic(request, address));
  const answers = (await Promise.all(racers)).toSorted();
  expect(answers).toEqual(['added', ...new Array(RACERS - 1).fill('cap_reached')]);
  const { data } = await (await request.get(address)).json();
  expect(data.items).toHaveLength(CAP);
});
