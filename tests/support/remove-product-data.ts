import { rmSync } from 'node:fs';

/** Files of this run alone; E2E_KEEP leaves them for a look. */
export default function removeProductData(): void {
  const { E2E_DATA_DIR, E2E_KEEP } = process.env;
  if (E2E_DATA_DIR && !E2E_KEEP) {
    rmSync(E2E_DATA_DIR, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
