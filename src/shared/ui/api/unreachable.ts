import { fail } from '#shared/core/result.ts';

/** No answer came. */
export const UNREACHABLE = { ...fail('unreachable'), status: 0, fields: {} };
