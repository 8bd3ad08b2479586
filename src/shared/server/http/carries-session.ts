import { SESSION_COOKIES } from '#shared/core/cookies.ts';

const NAMES: ReadonlySet<string> = new Set(SESSION_COOKIES);

export function carriesSession(cookieHeader: string | undefined): boolean {
  if (cookieHeader === undefined || cookieHeader === '') return false;
  return cookieHeader.split(';').some((pair) => {
    const equals = pair.indexOf('=');
    return NAMES.has((equals === -1 ? pair : pair.slice(0, equals)).trim());
  });
}
