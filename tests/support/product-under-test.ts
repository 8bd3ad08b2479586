import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/bench/support/free-port.ts';
import { GOOGLE_CLIENT_ID } from './google.ts';

/** `npm test` walks less than `npm run test:e2e`. */
export const isShort = process.env.E2E === 'short';

export interface ProductUnderTest {
  readonly url: string;
  readonly dataDir: string;
  readonly env: Record<string, string>;
}

/** The runner decides once; its workers read the decision from the environment they inherit. */
export async function productUnderTest(): Promise<ProductUnderTest> {
  process.env.E2E_PORT ??= String(await freePort());
  process.env.E2E_DATA_DIR ??= join(tmpdir(), `yousay-e2e-${randomUUID()}`);
  const { E2E_PORT: port, E2E_DATA_DIR: dataDir } = process.env;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    dataDir,
    env: {
      NODE_ENV: 'production',
      PORT: port,
      METRICS_PORT: '0',
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SMTP_URL: '',
      STORAGE_URL: '',
      DEMO: '1',
      // A list of thousands leaves in a day, of a new sender too.
      INVITATIONS_PER_DAY: '20000',
      SEED_SCALE: process.env.SEED_SCALE ?? '0.03',
      // Each journey comes from an address of its own, so that rate limits stay on.
      TRUSTED_PROXIES: '127.0.0.1',
      GOOGLE_CLIENT_ID,
      MAIL_EVENTS_KEY: 'signs what the journeys tell of letters',
      LOG_LEVEL: process.env.E2E_LOG ?? 'warn',
    },
  };
}
