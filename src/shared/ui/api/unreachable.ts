import { fail } from '#shared/core/result.ts';
import type { ApiFailure } from './call-api.ts';

/** No answer came. */
export const UNREACHABLE: ApiFailure = { ...fail('unreachable'), status: 0, fields: {} };
