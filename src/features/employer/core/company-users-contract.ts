import * as z from 'zod/mini';
import { isJsonWithin } from '#shared/core/body/body-budget.ts';
import { ACCOUNT_ROLES } from '#shared/core/domain/account.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { currentPassword, email, optionalText, person } from '#shared/core/forms/form-fields.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';
import { flag } from '#shared/core/request-fields.ts';
import { optionalTelephone } from '#shared/core/text/telephone.ts';
import { USER_ERRORS } from './employer-errors.ts';
import { ADD_USER_LIMIT } from './employer-limits.ts';

const role = z.enum(ACCOUNT_ROLES, 'roleRequired');

const idEmp = z.optional(z.coerce.number());
const idUser = z.coerce.number().check(z.int(), z.positive());
const userFields = {
  contactName: person('contactNameRequired'),
  position: optionalText(),
  telephone: optionalTelephone,
  role,
  canSendEmail: flag,
};

/** Strict: a package, a password or another company's right in the body is rejected. */
export const newUser = z.strictObject({ idEmp, email, ...userFields });

export const changedUser = z.strictObject({ idEmp, idUser, ...userFields });

export type NewUser = z.infer<typeof newUser>;
export type ChangedUser = z.infer<typeof changedUser>;

/** JSON limits, above the size of any valid user. */
const TEXT_OF_USER = { elements: 50, depth: 3 };
const MAX_USER_LENGTH = 10_000;

/** Accepts a user as JSON text, as in the API, or as form fields such as `user.email`. */
function userAs<Schema extends z.ZodMiniObject>(schema: Schema) {
  const names = Object.keys(schema.shape).map((name) => [name, z.optional(z.unknown())] as const);
  const sent = z.union(
    [
      z.string().check(z.maxLength(MAX_USER_LENGTH, { abort: true })),
      // Only names are listed here: the schema checks values and rejects unknown ones.
      z.looseObject(Object.fromEntries(names)),
    ],
    'jsonRequired',
  );
  const parsed = z.transform((value: z.output<typeof sent> | undefined, context): unknown => {
    if (typeof value !== 'string') return value ?? {};
    try {
      if (!isJsonWithin(value, TEXT_OF_USER)) throw new RangeError('too much for a user');
      return JSON.parse(value);
    } catch {
      context.issues.push({ code: 'custom', message: 'jsonRequired', input: value });
      return z.NEVER;
    }
  });
  return z.pipe(z.pipe(z.optional(sent), parsed), schema);
}

export const userView = z.object({
  idUser: z.number(),
  idEmp: z.number(),
  email: z.string(),
  contactName: z.string(),
  position: z.string(),
  telephone: z.string(),
  role,
  canSendEmail: z.boolean(),
  /** False while the link to set a password is unused. */
  hasPassword: z.boolean(),
  deleteAfter: z.nullable(z.string()),
});

export type UserView = z.infer<typeof userView>;

const ofOwnCompany = {
  method: 'get',
  tag: 'Accounts',
  guard: 'employer',
  limit: SESSION_LIMIT,
  query: z.object({ idEmp }),
} as const;

const userChange = {
  method: 'post',
  tag: 'Accounts',
  guard: 'companyAdmin',
  limit: SESSION_LIMIT,
  errors: USER_ERRORS,
} as const;

export const getUserListEndpoint = defineEndpoint({
  ...ofOwnCompany,
  path: '/getUserList',
  summary: 'Lists who may sign in for the company',
  data: z.array(userView),
});

export const insertUserEndpoint = defineEndpoint({
  ...userChange,
  path: '/insertUser',
  summary: 'Adds a user to the company and sends a link to choose a password',
  // Reveals whether an email is registered, so attempts are limited.
  limit: ADD_USER_LIMIT,
  body: z.object({ user: userAs(newUser), currentPassword }),
  data: z.object({ idUser: z.number() }),
});

export const updUserEndpoint = defineEndpoint({
  ...userChange,
  path: '/updUser',
  summary: 'Changes the name, role and rights of a user of the company',
  body: z.object({ user: userAs(changedUser), currentPassword }),
  data: z.null(),
});

export const delUserEndpoint = defineEndpoint({
  ...userChange,
  path: '/delUser',
  summary: 'Removes a user of the company, whose sessions end at once',
  body: z.object({ idUser, idEmp, currentPassword }),
  data: z.null(),
});

export const checkMainHrsayEndpoint = defineEndpoint({
  ...ofOwnCompany,
  path: '/companyProfile/checkMainHrsay',
  summary: 'Says whether the own company shows a page of its own; false unless it is sure',
  data: z.boolean(),
});

export const inviteAgainEndpoint = defineEndpoint({
  ...userChange,
  path: '/users/:idUser/invitation',
  summary: 'Sends a user who never chose a password a new link',
  params: z.object({ idUser }),
  body: z.object({ currentPassword }),
  data: z.null(),
});
