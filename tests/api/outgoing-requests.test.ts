import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isCode, isTest, readSources } from '../../scripts/check/source-files.ts';

const ROOT = join(import.meta.dirname, '../..');
const ASKS = /\bfetch\(|from '(?:ky|undici|node:https)'|\b(?:http|https)\.(?:get|request)\(/;
const IN_BROWSER = /\/(?:ui|client)\//;

/** Whoever adds one says where its address comes from: never from what somebody typed. */
const KNOWN: Readonly<Record<string, string>> = {
  'src/features/company/server/index-now-worker.ts': 'a constant',
  'src/features/session/server/sign-in/sister-identity.ts': 'the configuration',
  'src/shared/server/page-cache/tag-purge.ts': 'the configuration',
  'src/shared/server/resume-service/http-resumes.ts': 'the configuration',
};

it('the server asks no address but those of its configuration', () => {
  const asking = [...readSources(ROOT)]
    .filter(([path]) => path.startsWith('src/') && isCode(path) && !isTest(path))
    .filter(([path, text]) => !IN_BROWSER.test(path) && ASKS.test(text))
    .map(([path]) => path);
  expect(asking.toSorted()).toEqual(Object.keys(KNOWN).toSorted());
});
