import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { PACKAGES } from '#shared/core/packages.ts';
import { idText } from '#shared/core/request-fields.ts';
import { teamEndpoint } from '#shared/core/team/team-endpoint.ts';
import { textField } from '#shared/core/text/typed-text.ts';

export const MAX_PACKAGE_REMARK_LENGTH = 1000;

export const packageGift = z
  .object({
    packageHrSay: z.enum(PACKAGES, 'packageRequired'),
    /** The current package on the admin's page; the change fails if it is outdated. */
    from: z.enum(PACKAGES, 'packageRequired'),
    /** Reason of the change, visible to the team only. */
    remark: textField(MAX_PACKAGE_REMARK_LENGTH, 'remarkRequired').check(
      z.minLength(1, 'remarkRequired'),
    ),
  })
  .check(
    z.refine(({ packageHrSay, from }) => packageHrSay !== from, {
      path: ['packageHrSay'],
      message: 'packageSame',
    }),
  );
export type PackageGift = z.output<typeof packageGift>;

export const givePackageEndpoint = defineEndpoint({
  method: 'put',
  path: '/companies/:id/package',
  summary: 'Gives a company another package; nothing it wrote is deleted',
  ...teamEndpoint,
  params: z.object({ id: idText }),
  body: packageGift,
  data: z.null(),
});
