import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENV_NAMES } from '#shared/server/env.ts';
import { ENV_DESCRIPTIONS } from '#shared/server/env-descriptions.ts';
import { ROOT } from '../setup.mjs';
import { CONFIGURATION_FILE, configurationDocument } from './configuration.ts';

describe('configurationDocument', () => {
  it('describes each setting once', () => {
    const described = Object.values(ENV_DESCRIPTIONS).flatMap((group) => Object.keys(group));
    expect(described.toSorted()).toEqual(ENV_NAMES.toSorted());
  });

  it('equals the file, else run npm run docs:configuration', () => {
    expect(readFileSync(join(ROOT, CONFIGURATION_FILE), 'utf8')).toBe(configurationDocument());
  });
});
