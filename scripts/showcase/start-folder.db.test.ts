import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import {
  publishedVersion,
  registeredCompany,
} from '../../tests/support/fixtures/company-fixture.ts';
import { checkFolder } from './check-folder.ts';
import { startFromCompany, startFromTemplate } from './start-folder.ts';

let folder: string;
const say = vi.fn();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'begun-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('begins a folder that could be added but for what it repeats, and never over another', async () => {
  expect(await startFromTemplate('wax-works', say)).toBe(true);
  expect(checkFolder(join(folder, 'wax-works')).faults).toEqual([]);
  expect(await startFromTemplate('wax-works', say)).toBe(false);
  expect(await startFromTemplate('../wax', say)).toBe(false);
});

it('takes over what a company tells in public, not its name, openings and reviews', async () => {
  const { idEmp } = await registeredCompany(db);
  expect(await startFromCompany(idEmp, say)).toBe(false);
  await publishedVersion(db, idEmp, 'th');
  await publishedVersion(db, idEmp, 'en');
  const publishedThAt = new Date();
  await db
    .update(companies)
    .set({ publishedThAt, publishedEnAt: publishedThAt, isListed: true })
    .where(eq(companies.idEmp, idEmp));
  expect(await startFromCompany(idEmp, say)).toBe(true);
  const begun = join(folder, 'like-test-company');
  const files = readdirSync(begun).map((file) => readFileSync(join(begun, file), 'utf8'));
  expect(files).toHaveLength(3);
  expect(files.join('\n')).toContain('We test.');
  expect(files.join('\n')).not.toContain('Test Company');
  const { faults } = checkFolder(begun);
  expect(faults.map(({ message }) => message)).toContain('name: at least 2 characters');
});
