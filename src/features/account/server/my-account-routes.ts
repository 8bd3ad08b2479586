import type { Api } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { exportAccountEndpoint } from '../core/my-account-contract.ts';
import { exportAccount } from './export-account.ts';

export function myAccountRoutes(api: Api): void {
  serveEndpoint(api, exportAccountEndpoint, async ({ session }) => {
    const now = new Date();
    const name = `yousay-company-${now.toISOString().slice(0, 10)}.json`;
    return {
      ok: true,
      value: await exportAccount(session, now),
      headers: { 'Content-Disposition': `attachment; filename="${name}"` },
    };
  });
}
