import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { givePackageEndpoint } from '../core/package-contract.ts';
import { givePackage } from './give-package.ts';

export function packageRoutes(api: Api): void {
  serveEndpoint(api, givePackageEndpoint, ({ params, body, session }) =>
    givePackage({ ...body, idEmp: params.id, idAdmin: session.idAdmin, now: new Date() }),
  );
}
