import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';
import type { JourneyOptions } from '../support/journey.ts';

/** Main journeys on the build for Netlify, with the API host beside it. */
export default defineConfig<JourneyOptions>({
  ...journeys,
  testDir: join(import.meta.dirname, '../e2e'),
  testMatch: [
    'find-and-read.spec.ts',
    'openings.spec.ts',
    'applications/apply.spec.ts',
    'employer/employer-publishes.spec.ts',
    'media/uploads.spec.ts',
    'reviews/{job-seeker-reviews,useful-votes}.spec.ts',
  ],
  outputDir: join(import.meta.dirname, '../../test-results'),
  reporter: 'list',
  workers: 2,
  projects: journeys.projects?.slice(0, 2).map(({ teardown: _, ...project }) => project) ?? [],
  webServer: {
    ...[journeys.webServer].flat()[0],
    command: 'node tests/netlify/serve-netlify.ts',
    cwd: join(import.meta.dirname, '../..'),
  },
});
