// Runs around each test file: where there is a document, waiting for it may last on a busy machine; the
// next file of a process finds time, settings, globals and the document as they were.
import { afterAll, vi } from 'vitest';

if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 120_000 });
}

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if ('document' in globalThis) document.body.replaceChildren();
});
