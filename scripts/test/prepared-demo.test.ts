import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { copyPreparedDemo } from './prepared-demo.ts';

it('a server begins with a copy of the demo that was made, and with nothing where none was', () => {
  const place = mkdtempSync(join(tmpdir(), 'yousay-prepared-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const made = join(place, 'made');
  mkdirSync(join(made, 'postgres'), { recursive: true });
  writeFileSync(join(made, 'postgres/password'), 'secret', { mode: 0o600 });

  vi.stubEnv('PREPARED_DEMO', made);
  for (const name of ['one', 'other']) {
    copyPreparedDemo(join(place, name));
    expect(readFileSync(join(place, name, 'postgres/password'), 'utf8')).toBe('secret');
  }
  vi.stubEnv('PREPARED_DEMO', '');
  copyPreparedDemo(join(place, 'none'));
  expect(readdirSync(place).toSorted()).toEqual(['made', 'one', 'other']);
});
