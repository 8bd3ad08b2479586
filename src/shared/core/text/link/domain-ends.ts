// Browsers get the smaller `common-ends.ts` instead (`imports` of package.json).
import { parse } from 'tldts';

const LABEL_ONLY = { extractHostname: false, validateHostname: false };

/** Hosts of link shorteners, in any case. */
const SHORT_LINKS =
  /\b(?:bit\.ly|cutt\.ly|ow\.ly|rebrand\.ly|forms\.gle|goo\.gl|lin\.ee|line\.me|t\.me|wa\.me|m\.me|fb\.me|youtu\.be|is\.gd|rb\.gy|t\.co|t\.ly|s\.id|lnkd\.in)$/i;

/** True for lower-case ICANN domains, unlike `Sales.Marketing/HR`, and for link shorteners. */
export const isRealEnd = (end: string, before: string): boolean =>
  (end === end.toLowerCase() && parse(`a.b.${end}`, LABEL_ONLY).isIcann === true) ||
  SHORT_LINKS.test(`${before}.${end}`);

// Patterns with \p are created inside functions, because creating them is slow (typed-text.ts).

/** Words before a dot that are no hosts: `ASP.NET/C#`, `mr.in`. */
const isNoHost = (text: string): boolean =>
  /(?<![\p{L}\p{N}-])(?:asp|vb|ado|mr|mrs|ms|miss|dr|khun)$/iu.test(text);
/**
 * Matches abbreviations: `Sr.Dev/Lead`, `Prod.in/out`, `บจก.ไทย/สาขา 2`; not `Acct.link/x`, a site.
 */
const isShortWord = (before: string, behind: string): boolean =>
  (/(?<![\p{L}\p{N}-])(?:Sr|Jr|Asst|Mgr|Dept|Eng|Tech|Prod|Exec|Dir|Sec|Gen|Acct|Sup|Ops|Mktg)$/u.test(
    before,
  ) &&
    /^.(?:(?:Dev|App|Store|Online)(?![\p{L}\p{N}-])|in\/out)/u.test(behind)) ||
  (/(?<![\p{L}\p{N}-])(?:บจก|หจก|บมจ|ดร|ผจก)$/u.test(before) && /^.[ก-๎]/u.test(behind));
/** Names of firms and programs that look like sites: `Socket.io/Node.js`, `Booking.com/Agoda`. */
const isName = (text: string): boolean =>
  /(?<![\p{L}\p{N}.-])(?:Socket\.io|Draw\.io|(?:Booking|Agoda|Trip|Hotels|Monday|Amazon|Salesforce|JD)\.com)\/\p{Lu}/u.test(
    text,
  );

const isCompanyForm = (behind: string): boolean =>
  /^.(?:ltd|limited|inc|llc|group)(?![\p{L}\p{M}\p{N}-])/u.test(behind);

/** Returns whether the text around a dot only looks like a site but is a name. */
export const isNamedLikeSite = (before: string, behind: string): boolean =>
  isNoHost(before) ||
  isShortWord(before, behind) ||
  isCompanyForm(behind) ||
  isName(before + behind);
