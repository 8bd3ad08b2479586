// Runs around each test: where there is a document, waiting for it may last on a busy machine; the next test
// finds time, settings, globals, mocks, what a browser keeps, the document and, in another file,
// the address as they were.
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
