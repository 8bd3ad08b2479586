import { describe, expect, it } from 'vitest';
import { employerWithPassword } from '../../../../../tests/support/fixtures/employer-fixture.ts';
import { askForReset } from '../passwords/reset-password.ts';
import { signInEmployer } from './sign-in-employer.ts';

const ROUNDS = 15;
/** Where somebody listens, a missing hash shows as a factor of ten; a busy machine as less than three. */
const GROSS = 3;

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0;

/** Turn by turn, so that whatever else the machine does falls on both. */
async function compare(known: () => Promise<unknown>, unknown: () => Promise<unknown>) {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, work] of Object.entries({ known, unknown })) {
      const started = performance.now();
      await work();
      times[name as keyof typeof times].push(performance.now() - started);
    }
  }
  const medians = { known: median(times.known), unknown: median(times.unknown) };
  return {
    ...medians,
    ratio: Math.max(...Object.values(medians)) / Math.min(...Object.values(medians)),
  };
}

const report = (what: string, { known, unknown }: { known: number; unknown: number }) =>
  process.stdout.write(
    `${what}: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms (medians of ${ROUNDS})\n`,
  );

describe('the time of an answer does not tell whether there is an account', () => {
  it('when a password is tried', async () => {
    const { email } = await employerWithPassword();
    const attempt = (username: string) =>
      signInEmployer({ username, password: 'wrong-pass', userAgent: '' }, new Date());
    await attempt('warm@example.com');
    const found = await compare(
      () => attempt(email),
      () => attempt('nobody@example.com'),
    );
    report('sign-in', found);
    expect(found.ratio).toBeLessThan(GROSS);
  });

  it('when a new password is asked for', async () => {
    const known: string[] = [];
    for (let one = 0; one < ROUNDS; one += 1) known.push((await employerWithPassword()).email);
    let at = 0;
    await askForReset('warm@example.com', 'th');
    const found = await compare(
      () => askForReset(known[at] ?? '', 'th'),
      () => askForReset(`nobody${at++}@example.com`, 'th'),
    );
    report('reset', found);
    expect(found.ratio).toBeLessThan(GROSS);
  });
});
