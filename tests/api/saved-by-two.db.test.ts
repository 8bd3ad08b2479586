import { expect, it } from 'vitest';
import { saveSectionEndpoint } from '#features/profile/core/section-contract.ts';
import type { Item } from '#features/profile/core/sections/section.ts';
import { type EmployerSession, NO_SESSIONS } from '#shared/core/session.ts';
import { errorKind } from '#shared/server/http/endpoint/error-answer.ts';
import { callEndpoint } from '../support/contracts/endpoint-calls.ts';
import { pageItem } from '../support/fixtures/company-fixture.ts';
import { draftOf, sectionOf } from '../support/fixtures/draft-fixture.ts';
import {
  colleague,
  employerWithPassword,
  sessionOf,
} from '../support/fixtures/employer-fixture.ts';

const place = { lang: 'th', section: 'history' } as const;

const saveAs = (employer: EmployerSession, items: readonly Item[]) =>
  callEndpoint(saveSectionEndpoint, {
    sessions: { ...NO_SESSIONS, employer },
    ids: { idEmp: employer.idEmp },
    places: place,
    body: { items, finish: false },
  });

it('the second of two concurrent saves of a section gets both versions', async () => {
  const admin = await sessionOf(await employerWithPassword());
  const mate = await sessionOf(await colleague(admin.idEmp));
  await draftOf(admin, 'th');
  const theirs = [pageItem('topic', { title: 'of the administrator' })];
  const yours = [pageItem('topic', { title: 'of the colleague' })];
  expect(await saveAs(admin, theirs)).toMatchObject({ ok: true, value: { revision: 1 } });
  const late = await saveAs(mate, yours);
  expect(late).toMatchObject({
    code: 'conflict',
    detail: { yours, current: { revision: 1, items: theirs } },
  });
  expect(errorKind('conflict', saveSectionEndpoint.errors).status).toBe(409);
  expect((await sectionOf(admin, place)).items).toEqual(theirs);
});
