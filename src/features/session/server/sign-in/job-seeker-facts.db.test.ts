import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { db } from '#shared/server/db/pool.ts';
import { jobSeekerDetails } from '#shared/server/resume-service/job-seeker-facts.ts';
import { replaceResume } from '#shared/server/resume-service/resume-queries.ts';
import { jobSeeker } from '#tests/fixtures/job-seeker-fixture.ts';
import { jobSeekerLoginEndpoint } from '../../core/sign-in-contract.ts';
import { signInByPair } from '../links/sign-in-by-pair.ts';

const job = (companyName: string, startedOn: string, endedOn: string | null) => ({
  idEmp: null,
  companyName,
  position: '',
  idJobField: null,
  startedOn,
  endedOn,
});

it('a sign-in returns resume, latest job and a one-time link', async () => {
  const { idJsk } = await jobSeeker();
  const names = { firstName: 'Aon', lastName: 'Dee', firstNameThai: 'อร', lastNameThai: 'ดี' };
  expect(await jobSeekerDetails(idJsk, new Date())).toMatchObject({ lastestExp: null });
  const workHistory = [
    job('Newer, over', '2024-01-01', '2025-01-01'),
    job('Now', '2020-01-01', null),
    job('Old', '2010-01-01', '2012-01-01'),
  ];
  await replaceResume(db, idJsk, { ...names, workHistory });
  const facts = await jobSeekerDetails(idJsk, new Date());
  const known = { token: 't', accessToken: 't', jsk: { idJsk, username: 'a@b.example' } };
  const answer = z.parse(jobSeekerLoginEndpoint.data, { ...known, ...facts });
  expect(Object.keys(answer)).toEqual(expect.arrayContaining(Object.keys({ ...known, ...facts })));
  const { enc, key, ...told } = facts;
  expect(told).toMatchObject({
    idResume: expect.any(Number),
    resume: names,
    lastestExp: { companyName: 'Now', endedOn: null },
    justLoggedIn: true,
  });
  const visit = { pair: { enc, key }, kind: 'jobSeeker', userAgent: '' } as const;
  expect(await signInByPair(visit, new Date())).toMatchObject({ owner: { idJsk } });
  expect(await signInByPair(visit, new Date())).toBeNull();
});
