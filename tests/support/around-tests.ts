// Runs around each test: restores time, settings, globals, mocks, storage, document and URL.
import { afterAll, afterEach, vi } from 'vitest';

const hasDocument = 'document' in globalThis;
const react = hasDocument ? await import('@testing-library/react') : null;
react?.configure({ asyncUtilTimeout: 120_000 });

afterEach(() => {
  react?.cleanup();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  if (!hasDocument) return;
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    const over = `${cookie.split('=')[0]}=; expires=${new Date(0).toUTCString()}`;
    // biome-ignore lint/suspicious/noDocumentCookie: a test plays the server
    for (const path of ['', '; path=/']) document.cookie = over + path;
  }
});

afterAll(() => {
  if (!hasDocument) return;
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
