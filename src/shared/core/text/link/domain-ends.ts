// Browsers get `common-ends.ts` for this file (`imports` of package.json).
import { parse } from 'tldts';

const LABEL_ONLY = { extractHostname: false, validateHostname: false };

/** Whether sites can stand under this end; in small letters, as `Sales.Marketing/HR` is none. */
export const isRealEnd = (end: string): boolean =>
  end === end.toLowerCase() && parse(`a.b.${end}`, LABEL_ONLY).isIcann === true;
