import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';
import type { JourneyOptions } from '../support/journey.ts';

/** Pictures are taken of the product the journeys walk in; one after another, so that none stands half drawn. */
export default defineConfig<JourneyOptions>({
  ...journeys,
  testDir: import.meta.dirname,
  testMatch: 'pictures.spec.ts',
  outputDir: join(import.meta.dirname, '../../test-results'),
  reporter: 'list',
  workers: 2,
  projects: [
    { name: 'th', use: { language: 'th' } },
    { name: 'en', use: { language: 'en' } },
  ],
});
