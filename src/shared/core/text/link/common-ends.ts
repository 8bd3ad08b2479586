/** Top-level domains that mail programs link, in any case. */
const LONG =
  'com|net|org|info|biz|app|dev|xyz|shop|store|online|site|website|club|live|link|page|pro|top|vip|win|bet|asia';
/** Two-letter domains, in lower case only, so that `Sr.AI/ML` is no link. */
const SHORT =
  'th|io|co|me|ly|cc|tv|to|gg|gl|ee|ai|us|uk|eu|de|ru|cn|jp|kr|sg|my|vn|la|hk|tw|in|tk|ga|cf|gq|pw|su|ws';

const LONG_ENDS: ReadonlySet<string> = new Set(LONG.split('|'));
const SHORT_ENDS: ReadonlySet<string> = new Set(SHORT.split('|'));

export const isCommonEnd = (end: string): boolean =>
  LONG_ENDS.has(end.toLowerCase()) || SHORT_ENDS.has(end);

/** Checks common domains only: the complete list would double the script of a wizard step. */
export const isRealEnd = (end: string, _before: string): boolean => isCommonEnd(end);

/** Accepts any capitalized word as a name, because the server repeats the check more strictly. */
export const isNamedLikeSite = (before: string, _behind: string): boolean =>
  /(?<![\p{L}\p{N}-])(?:asp|vb|ado|mrs?|ms|dr|\p{Lu}\p{L}{1,9})$/u.test(before);
