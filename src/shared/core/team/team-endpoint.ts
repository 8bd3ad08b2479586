import { SESSION_LIMIT } from '../limits.ts';

export const teamEndpoint = {
  tag: 'Back office',
  guard: 'platformAdmin',
  limit: SESSION_LIMIT,
} as const;
