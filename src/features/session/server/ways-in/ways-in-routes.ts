import { ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import {
  type Owner,
  resetKnownDevices,
  revokeSessions,
} from '#shared/server/session/credential-queries.ts';
import {
  type DeviceVisitor,
  type NamedAccount,
  rememberDevice,
  visitorOf,
} from '#shared/server/session/known-devices.ts';
import { revokeOwnSession } from '#shared/server/session/own-session-queries.ts';
import {
  endJobSeekerSessionEndpoint,
  endOtherJobSeekerSessionsEndpoint,
  endWayInEndpoint,
  removeEmployerDevicesEndpoint,
  removeJobSeekerDevicesEndpoint,
  setSisterEndpoint,
} from '../../core/ways-in-contract.ts';
import { endWayIn } from './end-way-in.ts';
import { setSisterSignIn } from './sister-sign-in.ts';

export function waysInRoutes(api: Api): void {
  serveEndpoint(api, endWayInEndpoint, ({ body, session }) => endWayIn(session, body, new Date()));

  serveEndpoint(api, setSisterEndpoint, ({ body, session }) =>
    setSisterSignIn(session, body, new Date()),
  );

  serveEndpoint(api, endJobSeekerSessionEndpoint, async ({ params, session }) => {
    await revokeOwnSession(db, { idJsk: session.idJsk }, params.idSession);
    return ok(null);
  });

  serveEndpoint(
    api,
    endOtherJobSeekerSessionsEndpoint,
    async ({ session: { idJsk, idSession } }) => {
      await revokeSessions(db, { idJsk }, idSession);
      return ok(null);
    },
  );

  serveEndpoint(api, removeJobSeekerDevicesEndpoint, async ({ session, request, address }) => {
    const account = { kind: 'jobSeeker', email: session.username } as const;
    return resetOtherDevices({ idJsk: session.idJsk }, account, visitorOf({ request, address }));
  });

  serveEndpoint(api, removeEmployerDevicesEndpoint, async ({ session, request, address }) => {
    const account = { kind: 'employer', email: session.email } as const;
    return resetOtherDevices({ idUser: session.idUser }, account, visitorOf({ request, address }));
  });
}

async function resetOtherDevices(owner: Owner, account: NamedAccount, visitor: DeviceVisitor) {
  await resetKnownDevices(db, owner);
  return { ...ok(null), cookies: [await rememberDevice(visitor, account)] };
}
