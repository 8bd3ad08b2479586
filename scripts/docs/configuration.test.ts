import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { schema } from '#shared/server/env-schema.ts';
import { ROOT } from '../setup.mjs';
import { CONFIGURATION_FILE, configurationDocument } from './configuration.ts';

describe('configurationDocument', () => {
  it.each(Object.entries(schema.shape))('describes %s', (_name, format) => {
    expect(format.description).toMatch(/\w/);
  });

  it('equals the file, else run npm run docs:configuration', () => {
    expect(readFileSync(join(ROOT, CONFIGURATION_FILE), 'utf8')).toBe(configurationDocument());
  });
});
