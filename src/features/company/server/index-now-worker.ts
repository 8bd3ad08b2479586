import { absolute } from '#shared/core/address.ts';
import { companyPage } from '#shared/core/company/company-paths.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { db } from '#shared/server/db/pool.ts';
import { env } from '#shared/server/env.ts';
import { defineWorker } from '#shared/server/jobs/job.ts';
import { log } from '#shared/server/log.ts';
import { notifySearchEnginesJob } from '#shared/server/search-engines/notify-search-engines.ts';
import { namesOf } from './company-queries.ts';

const TIMEOUT_MS = 10_000;

/** Sends the URLs of a company's page to INDEXNOW_URL for search engines (decision 0067). */
export async function notifyIndexNow(idEmp: number): Promise<void> {
  const { INDEXNOW_KEY: key, INDEXNOW_URL, PUBLIC_URL } = env();
  if (key === undefined) return;
  const company = await namesOf(db, idEmp);
  if (!company) return;
  const response = await fetch(INDEXNOW_URL, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(PUBLIC_URL).host,
      key,
      keyLocation: absolute(PUBLIC_URL, '/indexnow-key.txt'),
      urlList: LOCALES.map((locale) => absolute(PUBLIC_URL, companyPage(locale, company, 'hrsay'))),
    }),
  });
  await response.body?.cancel();
  if (response.ok) return;
  const { status } = response;
  if (status === 429 || status >= 500) throw new Error(`IndexNow answered ${status}`);
  // Not retried: this status means a wrong key or URL.
  log.error({ status, idEmp }, 'IndexNow rejected the URLs');
}

export const notifySearchEnginesWorker = defineWorker(notifySearchEnginesJob, ({ idEmp }) =>
  notifyIndexNow(idEmp),
);
