import { mailedPage } from '#features/session/core/return-path/return-page.ts';
import { ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { jobSeekerDetails } from '#shared/server/resume-service/job-seeker-facts.ts';
import { revokeBrowserSession } from '#shared/server/session/end-session.ts';
import { rememberDevice, visitorOf } from '#shared/server/session/known-devices.ts';
import { applicationRecordEndpoint } from '../core/application-record-contract.ts';
import {
  deleteJobSeekerEndpoint,
  sendProofEndpoint,
  verifyEmailEndpoint,
} from '../core/job-seeker-account-contract.ts';
import { jobSeekerSignUpEndpoint } from '../core/sign-up-contract.ts';
import { listApplicationRecord } from './application-record.ts';
import { deleteJobSeeker } from './delete-job-seeker.ts';
import { sendVerificationEmail } from './send-proof.ts';
import { signUpJobSeeker } from './sign-up-job-seeker.ts';
import { verifyAddress } from './verify-address.ts';

/** True if the invitation with this token was sent to this email. */
export type IsInvited = (token: string, email: string, now: Date) => Promise<boolean>;

export function jobSeekerRoutes(api: Api, isInvited: IsInvited): void {
  serveEndpoint(api, jobSeekerSignUpEndpoint, async ({ body, locale, request, address }) => {
    const from = visitorOf({ request, address });
    const { invite, email } = body;
    const isEmailVerified = invite !== undefined && (await isInvited(invite, email, new Date()));
    const done = await signUpJobSeeker(body, { ...from, locale, isEmailVerified }, new Date());
    if (!done.ok) return done;
    await revokeBrowserSession(request, 'jobSeeker', new Date());
    const { opened, jsk } = done.value;
    const deviceCookie = await rememberDevice(from, { kind: 'jobSeeker', email: body.email });
    const { token } = opened;
    const facts = await jobSeekerDetails(jsk.idJsk, new Date());
    const cookies = [...opened.cookies, deviceCookie];
    return { ...ok({ token, accessToken: token, jsk, ...facts }), cookies };
  });

  serveEndpoint(api, applicationRecordEndpoint, async ({ body: { enc, key, applyDate } }) => {
    const found = await listApplicationRecord({ enc, key }, applyDate, new Date());
    return found.ok ? { ...found, headers: { 'Cache-Control': 'no-store' } } : found;
  });

  serveEndpoint(api, sendProofEndpoint, async ({ session, body, locale }) => {
    const to = mailedPage(body.to);
    const { idJsk, username: email, emailVerified } = session;
    if (!emailVerified) {
      await db.transaction((tx) =>
        sendVerificationEmail(tx, { idJsk, email, to }, locale, new Date()),
      );
    }
    return { ok: true, value: { isVerified: emailVerified } };
  });

  serveEndpoint(api, verifyEmailEndpoint, ({ params }) => verifyAddress(params.token));

  serveEndpoint(api, deleteJobSeekerEndpoint, ({ body, session }) =>
    deleteJobSeeker(session, body, new Date()),
  );
}
