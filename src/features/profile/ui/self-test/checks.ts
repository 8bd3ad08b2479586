import { UPLOADS_URL_PATH } from '#features/media/core/upload-contract.ts';
import { API_BASE } from '#shared/core/endpoint.ts';

export interface BrowserEnvironment {
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly has: (feature: string) => boolean;
  readonly isOnline: boolean;
  readonly idEmp: number;
}

export const CHECK_NAMES = ['browser', 'storage', 'network', 'api', 'session', 'upload'] as const;
export type CheckName = (typeof CHECK_NAMES)[number];

const NEEDED = ['fetch', 'FormData', 'File', 'AbortController', 'IntersectionObserver'];
const KEY = 'self-test';

const CHECKS: Readonly<Record<CheckName, (found: BrowserEnvironment) => Promise<boolean>>> = {
  browser: async ({ has }) => NEEDED.every(has),
  storage: async ({ storage }) => {
    storage().setItem(KEY, KEY);
    const isStored = storage().getItem(KEY) === KEY;
    storage().removeItem(KEY);
    return isStored;
  },
  network: async ({ isOnline }) => isOnline,
  api: async ({ fetch }) => (await fetch(`${API_BASE}/masterdata/getAllIndustry`)).ok,
  session: async ({ fetch, idEmp }) => (await fetch(`${API_BASE}/employer/step?idEmp=${idEmp}`)).ok,
  upload: ({ fetch }) => uploadsAndDeletes(fetch),
};

/** A check that throws has failed: storage may be blocked, or the network down. */
export async function passes(name: CheckName, environment: BrowserEnvironment): Promise<boolean> {
  try {
    return await CHECKS[name](environment);
  } catch {
    return false;
  }
}

const TUS = { 'Tus-Resumable': '1.0.0' };
const FILE = new Uint8Array([1, 2, 3, 4]);

/** Uploads a file of four bytes as any other, and deletes it before it becomes a picture. */
async function uploadsAndDeletes(fetch: BrowserEnvironment['fetch']): Promise<boolean> {
  const created = await fetch(UPLOADS_URL_PATH, {
    method: 'POST',
    headers: {
      ...TUS,
      'Upload-Length': String(FILE.length),
      'Upload-Metadata': `kind ${btoa('cover')}`,
    },
  });
  const uploadUrl = created.headers.get('Location');
  if (!created.ok || uploadUrl === null) return false;
  const sent = await fetch(uploadUrl, {
    method: 'PATCH',
    headers: { ...TUS, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
    body: FILE,
  });
  const deleted = await fetch(uploadUrl, { method: 'DELETE', headers: TUS });
  return sent.ok && deleted.ok;
}
