import { Hono } from 'hono';
import { accountRoutes } from '#features/backoffice/server/accounts/account-routes.ts';
import { jobRoutes } from '#features/backoffice/server/jobs/job-routes.ts';
import { workRoutes } from '#features/backoffice/server/work/work-routes.ts';
import {
  discoveryRoutes,
  searchServiceRoutes,
} from '#features/discovery/server/discovery-routes.ts';
import { masterDataRoutes } from '#features/discovery/server/master-data-routes.ts';
import { claimRoutes } from '#features/employer/server/claims/claim-routes.ts';
import { companyUserRoutes } from '#features/employer/server/company-user-routes.ts';
import { employerRoutes } from '#features/employer/server/employer-routes.ts';
import { insightRoutes } from '#features/insight/server/insight-routes.ts';
import { campaignRoutes } from '#features/invitation/server/campaign/campaign-routes.ts';
import { invitationDraftRoutes } from '#features/invitation/server/invitation-email-routes.ts';
import { isInvited } from '#features/invitation/server/invited/invited-person.ts';
import { invitedRoutes } from '#features/invitation/server/invited/invited-routes.ts';
import { linksRoutes } from '#features/invitation/server/links/links-routes.ts';
import { stopRoutes } from '#features/invitation/server/stop/stop-routes.ts';
import { teamStopRoutes } from '#features/invitation/server/team/team-stop-routes.ts';
import { jobSeekerRoutes } from '#features/job-seeker/server/job-seeker-routes.ts';
import { resumeRoutes } from '#features/job-seeker/server/resume/resume-routes.ts';
import { mediaRoutes } from '#features/media/server/media-routes.ts';
import { alertRoutes } from '#features/opening/server/alert/alert-routes.ts';
import { openingRoutes } from '#features/opening/server/opening-routes.ts';
import { packageRoutes } from '#features/packages/server/package-routes.ts';
import { libraryRoutes } from '#features/profile/server/library/library-routes.ts';
import { profileRoutes } from '#features/profile/server/profile-routes.ts';
import { sectionRoutes } from '#features/profile/server/section-routes.ts';
import { approvalRoutes } from '#features/profile/server/submission/approval-routes.ts';
import { submissionRoutes } from '#features/profile/server/submission/submission-routes.ts';
import { reactionRoutes } from '#features/reaction/server/reaction-routes.ts';
import { appealRoutes } from '#features/review/server/appeal/appeal-routes.ts';
import { replyRoutes } from '#features/review/server/reply/reply-routes.ts';
import { reportRoutes } from '#features/review/server/report/report-routes.ts';
import { reviewRoutes } from '#features/review/server/review-routes.ts';
import { pairRoutes } from '#features/session/server/pair-routes.ts';
import { passwordRoutes } from '#features/session/server/password-routes.ts';
import { sessionRoutes } from '#features/session/server/session-routes.ts';
import { waysInRoutes } from '#features/session/server/ways-in/ways-in-routes.ts';
import type { ApiContext, ApiVariables } from '#shared/server/http/endpoint/api-context.ts';
import { errorAnswer } from '#shared/server/http/endpoint/error-answer.ts';
import { type Api, servedEndpoints } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { OPENAPI_FILE, openApiText } from './openapi.ts';

/** The product API, to which each slice adds its endpoints. */
export const api: Api = new Hono<{ Variables: ApiVariables }>();

sessionRoutes(api);
jobSeekerRoutes(api, isInvited);
pairRoutes(api);
passwordRoutes(api);
waysInRoutes(api);
employerRoutes(api);
companyUserRoutes(api);
claimRoutes(api);
discoveryRoutes(api);
masterDataRoutes(api);
profileRoutes(api);
libraryRoutes(api);
sectionRoutes(api);
packageRoutes(api);
approvalRoutes(api);
submissionRoutes(api);
reviewRoutes(api);
replyRoutes(api);
reportRoutes(api);
appealRoutes(api);
resumeRoutes(api);
mediaRoutes(api);
openingRoutes(api);
alertRoutes(api);
insightRoutes(api);
reactionRoutes(api);
invitationDraftRoutes(api);
invitedRoutes(api);
// Registered before the campaigns, whose id parameter would match its path.
linksRoutes(api);
campaignRoutes(api);
stopRoutes(api);
teamStopRoutes(api);
accountRoutes(api);
workRoutes(api);
jobRoutes(api);

// On our own server a prepared file replaces this route; other hosts use it.
api.get(OPENAPI_FILE, (c) => c.body(openApiText(), 200, { 'Content-Type': 'application/json' }));
for (const { base, path } of servedEndpoints.keys()) {
  if (base === undefined) api.all(path, otherMethod(path));
}
api.all('*', (c) => errorAnswer(c, { code: 'not_found' }));

/** 405 for a known path with another method. */
function otherMethod(path: string) {
  const same = [...servedEndpoints.keys()].filter((endpoint) => endpoint.path === path);
  const methods = new Set(same.map(({ method }) => method.toUpperCase()));
  if (methods.has('GET')) methods.add('HEAD');
  const allow = [...methods, 'OPTIONS'].join(', ');
  return (c: ApiContext) => {
    c.header('Allow', allow);
    return c.req.method === 'OPTIONS'
      ? c.body(null, 204)
      : errorAnswer(c, { code: 'method_not_allowed' });
  };
}

export const searchService: Api = new Hono<{ Variables: ApiVariables }>();

searchServiceRoutes(searchService);
