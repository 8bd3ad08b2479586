import { Hono } from 'hono';
import { accountRoutes } from '#features/account/server/account-routes.ts';
import { companyUserRoutes } from '#features/account/server/company-user-routes.ts';
import { employerSettingsRoutes } from '#features/account/server/employer-settings-routes.ts';
import { googleRoutes } from '#features/account/server/google-routes.ts';
import { jobSeekerAccountRoutes } from '#features/account/server/job-seeker-account-routes.ts';
import { jobSeekerRoutes } from '#features/account/server/job-seeker-routes.ts';
import { myAccountRoutes } from '#features/account/server/my-account-routes.ts';
import { pairRoutes } from '#features/account/server/pair-routes.ts';
import { passwordResetRoutes } from '#features/account/server/password-reset-routes.ts';
import {
  discoveryRoutes,
  searchServiceRoutes,
} from '#features/discovery/server/discovery-routes.ts';
import { masterDataRoutes } from '#features/discovery/server/master-data-routes.ts';
import { mediaRoutes } from '#features/media/server/media-routes.ts';
import { approvalRoutes } from '#features/profile/server/approval-routes.ts';
import { profileRoutes } from '#features/profile/server/profile-routes.ts';
import { submissionRoutes } from '#features/profile/server/submission-routes.ts';
import { resumeRoutes } from '#features/resume/server/resume-routes.ts';
import { reviewRoutes } from '#features/review/server/review-routes.ts';
import type { ApiContext, ApiVariables } from '#shared/server/http/endpoint/api-context.ts';
import { errorAnswer } from '#shared/server/http/endpoint/error-answer.ts';
import type { Api } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { servedEndpoints } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { openApiDocument } from './openapi.ts';

/** The product API: each slice mounts its endpoints here. */
export const api: Api = new Hono<{ Variables: ApiVariables }>();

accountRoutes(api);
jobSeekerRoutes(api);
pairRoutes(api);
jobSeekerAccountRoutes(api);
googleRoutes(api);
passwordResetRoutes(api);
employerSettingsRoutes(api);
companyUserRoutes(api);
myAccountRoutes(api);
discoveryRoutes(api);
masterDataRoutes(api);
profileRoutes(api);
approvalRoutes(api);
submissionRoutes(api);
reviewRoutes(api);
resumeRoutes(api);
mediaRoutes(api);

api.get('/openapi.json', (c) => c.json(openApiDocument()));
for (const { base, path } of servedEndpoints.keys()) {
  if (base === undefined) api.all(path, otherMethod(path));
}
api.all('*', (c) => errorAnswer(c, { code: 'not_found' }));

/** A known address asked for in a way it does not know. */
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

/** The search service has an address of its own. */
export const searchService: Api = new Hono<{ Variables: ApiVariables }>();

searchServiceRoutes(searchService);
