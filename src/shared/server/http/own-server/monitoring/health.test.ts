import { expect, it } from 'vitest';
import { healthOf } from './health.ts';

const counted = (fail = false) => {
  const check = {
    asked: 0,
    fail,
    async run() {
      check.asked += 1;
      if (check.fail) throw new Error('away');
    },
  };
  return check;
};

it('runs each check once for all requests within five seconds', async () => {
  const storage = counted();
  const clock = { now: 0 };
  const health = healthOf(
    '1',
    { storage: storage.run },
    {
      failingJobs: async () => ({ mails: 2 }),
      replica: () => 'not read',
      archive: () => 'verified',
    },
    () => clock.now,
  );
  const answers = await Promise.all(Array.from({ length: 20 }, () => health.cached()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await answers[0]?.json()).toMatchObject({ status: 'ok', failingJobs: { mails: 2 } });
  storage.fail = true;
  clock.now = 4_999;
  expect((await health.cached()).status).toBe(200);
  expect(storage.asked).toBe(1);
  clock.now = 5_000;
  const answer = await health.cached();
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    status: 'error',
    checks: { storage: 'error' },
    failingJobs: { mails: 2 },
    replica: 'not read',
    archive: 'verified',
  });
  expect(storage.asked).toBe(2);
});

it('runs checks again for the machine itself, never concurrently', async () => {
  const storage = counted();
  const health = healthOf(
    '1',
    { storage: storage.run },
    { failingJobs: () => Promise.reject(new Error('away')) },
    () => 0,
  );
  const [asked] = await Promise.all([health.check(), health.check(), health.cached()]);
  expect(await asked?.json()).toMatchObject({ version: '1' });
  expect(storage.asked).toBe(1);
  storage.fail = true;
  expect((await health.check()).status).toBe(503);
  expect(storage.asked).toBe(2);
});
