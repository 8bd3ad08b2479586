import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { email } from '#shared/core/forms/form-fields.ts';
import { teamEndpoint } from '#shared/core/team/team-endpoint.ts';

export const reverseBounceEndpoint = defineEndpoint({
  method: 'post',
  path: '/bounceReversals',
  summary: 'Lets mails go to an address again that came back as gone; complaints and wishes stay',
  ...teamEndpoint,
  body: z.object({ email }),
  data: z.null(),
});
