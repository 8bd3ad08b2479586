import { cutText } from '#shared/core/text/cut-text.ts';
import { withoutUnseen } from '#shared/core/text/typed-text.ts';
import { type AddressError, readAddress } from './address.ts';
import { findHeadings, readPastedRow } from './pasted-sheet.ts';
import { cleanName } from './recipient-name.ts';

export interface Recipient {
  readonly email: string;
  readonly name: string;
}

export interface InvalidEntry {
  readonly text: string;
  readonly reason: AddressError;
}

export interface ReadRecipients {
  readonly recipients: readonly Recipient[];
  readonly wrong: readonly InvalidEntry[];
}

/** Longer pasted text is cut; a longer list can be uploaded as a file. */
export const MAX_PASTE_LENGTH = 300_000;
const MAX_DISPLAY_LENGTH = 120;

const AT_SIGNS = /[＠﹫]/g;
const TAG = /<\/?(?:a|b|br|div|li|p|span|strong|td)(?:\s[^<>]{0,400})?>/gi;
const MARKDOWN_LINK = /\]\(mailto:[^()\s]{1,300}\)/gi;
/** A slash after the domain separates two addresses, because no domain contains a slash. */
const SLASH_SEPARATOR = /(@[^\s@/]{1,255})\/(?=[^\s@]{1,64}@)/g;
const BEGINS_ADDRESS = /^[a-z\d._-]+$/;
const BLANK_OR_RULE = /^[\s|:+=_-]{0,400}$/;
const LINES = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
const SEPARATOR = /[,;\t|，；、،]/;

/** Parses addresses between any separators, with names or as a sheet; linear in the length. */
export function readRecipients(input: string): ReadRecipients {
  const recipients: Recipient[] = [];
  const wrong: InvalidEntry[] = [];
  const text = cutText(input, MAX_PASTE_LENGTH)
    .replace(AT_SIGNS, '@')
    .replace(TAG, ' ')
    .replace(MARKDOWN_LINK, ']')
    .replace(SLASH_SEPARATOR, '$1 ');
  const lines = text.split(LINES).filter((line) => !BLANK_OR_RULE.test(line));
  const sheet = findHeadings(lines);
  for (const [lineIndex, line] of lines.entries()) {
    if (sheet && lineIndex <= sheet.lineIndex) continue;
    const row = sheet ? readPastedRow(line, sheet) : { line, name: null };
    for (const entry of entriesOfLine(row.line, row.name)) {
      if ('reason' in entry) wrong.push(entry);
      else recipients.push(entry);
    }
  }
  return { recipients, wrong };
}

function entriesOfLine(
  line: string,
  rowName: string | null,
): readonly (Recipient | InvalidEntry)[] {
  const segments = splitEntries(line.replaceAll(':::', ';')).filter(
    (segment) => segment.trim() !== '',
  );
  const found = segments.map(entriesIn);
  const addresses = found.reduce((sum, entries) => sum + entries.length, 0);
  if (addresses === 0) {
    const parts = line.includes('\t') ? [line] : segments;
    return parts.map((text) => ({ text: displayText(text), reason: 'noAt' }));
  }
  // Cells without @ are names beside a single address, but invalid entries in a list of addresses.
  const areCells = addresses === 1 || line.includes('\t');
  return found.flatMap((entries, index) => {
    const segment = segments[index] ?? '';
    if (entries.length === 0 && !areCells) return { text: displayText(segment), reason: 'noAt' };
    return entries.map((entry) => {
      const name = entry.name || (rowName ?? (areCells ? adjacentName(segments, index) : ''));
      const parsed = readAddress(entry.address);
      if ('email' in parsed)
        return {
          email: parsed.email,
          name: nameOf(addresses > 1 ? name.replace(GROUP, '') : name),
        };
      return { text: displayText(entries.length === 1 ? segment : entry.address), ...parsed };
    });
  });
}

const displayText = (text: string) =>
  cutText(withoutUnseen(cutText(text, 4 * MAX_DISPLAY_LENGTH)).trim(), MAX_DISPLAY_LENGTH);

/** Splits at separators outside quotes, but not at the comma of `Surname, Name <address>`. */
function splitEntries(line: string): string[] {
  const hasQuotes = line.includes('"') && line.split('"').length % 2 === 1;
  const areSemicolons = /[;；]/.test(line);
  const segments: string[] = [];
  let end = line.length;
  let isQuoted = false;
  for (let index = line.length - 1; index >= -1; index -= 1) {
    const character = line.charAt(index);
    if (hasQuotes && character === '"') isQuoted = !isQuoted;
    if (index >= 0 && (isQuoted || !SEPARATOR.test(character))) continue;
    const segment = line.slice(index + 1, end);
    const next = segments.at(-1);
    if (isLastName(segment, line.charAt(end), next, areSemicolons)) {
      segments[segments.length - 1] = `${segment},${next}`;
    } else segments.push(segment);
    end = index;
  }
  return segments.reverse();
}

/** True if the comma belongs to a name: `Dee, Jai <address>`, or any in a list with semicolons. */
function isLastName(
  segment: string,
  separator: string,
  next: string | undefined,
  areSemicolons: boolean,
): next is string {
  if (separator !== ',' || next === undefined || !isName(segment)) return false;
  return next.includes('@') && (areSemicolons || /^[^@]*</.test(next));
}

function nameOf(text: string): string {
  const name = text
    .replace(LABEL_BEFORE, '')
    .replace(TELEPHONE, ' ')
    .replace(LABEL_BEHIND, '')
    .trim();
  return LABEL.test(name) ? '' : cleanName(name);
}

interface Entry {
  readonly address: string;
  readonly name: string;
}

const MARK =
  /^\s{0,8}(?:[•·▪▫◦‣⁃∙●○■□◆◇►▶➢➤✓✔✅☑☐→※・‧>*–—-]\s{0,8}|\[[ x]?\]\s{0,8}|\(?[\d๐-๙]{1,5}[.)]\s{1,8}|\d{1,2}:\d{2}\s{1,8}|(?:no|ลำดับ(?:ที่)?)[.\s]{0,3}\d{1,5}[.)]?\s{1,8}|\d{1,5}\s{1,8}(?=[^\s@]{1,64}@)|\(?(?:[ก-ญa-z]|[ivx]{2,4})[.)]\s{1,8}(?=[^\s@]{1,64}@)|[ก-ญ]\)\s{1,8}|(?:e-?mails?(?: address)?|mail|อีเมล์?(?:พนักงาน|บริษัท|ส่วนตัว|ที่ทำงาน)?|work|home|personal|office|user(?:name)?|to|cc|bcc|from|ถึง|จาก|ผู้รับ|สำเนา(?:ถึง)?|(?:full |display )?name|ชื่อ(?:[- ]?(?:นาม)?สกุล)?)\s{0,4}[:：]\s{0,8})/i;
/** A group name before several addresses: `HR team: Som <address>, Nok <address>`. */
const GROUP = /^[^:：]{0,80}[:：]\s{0,8}/;
const TELEPHONE = /(?:(?:โทร|เบอร์|มือถือ|tel|phone|mobile)[\s.:]{0,8})?\+?\d[\d\s().-]{6,20}\d/gi;
const LABEL_BEFORE =
  /^\s{0,8}(?:(?:full |display )?name|ชื่อ(?:[- ]?(?:นาม)?สกุล)?)\s{0,4}[:：]\s{0,8}/i;
const LABEL_BEHIND = /\s(?:e-?mail|mail|อีเมล์?|เมล์?)[\s.:：]{0,8}$/i;
const LABEL =
  /^(?:e-?mails?(?: address)?|mail|อีเมล์?|to|cc|bcc|from|ถึง|จาก|ผู้รับ|สำเนา(?:ถึง)?)[\s.:：]{0,8}$/i;

/** Parses repeated `Name <address>`, one `Name address`, or several addresses without names. */
function entriesIn(marked: string): Entry[] {
  if (!marked.includes('@')) return [];
  const segment = marked.replace(MARK, '').replace(MARK, '');
  if (segment.includes('<') && segment.includes('>')) {
    return segment.split('>').flatMap((part) => {
      const open = part.lastIndexOf('<');
      if (open !== -1) return [{ name: part.slice(0, open), address: part.slice(open + 1) }];
      return entriesIn(part);
    });
  }
  const words = segment.split(/\s/).filter((word) => word !== '');
  const addresses = words.filter((word) => word.includes('@'));
  if (addresses.length > 1) return addresses.map((address) => ({ address, name: '' }));
  const name = words.filter((word) => !word.includes('@')).join(' ');
  // `som chai@example.com` is an invalid address: `chai@example.com` may be another person.
  if (BEGINS_ADDRESS.test(name)) return [{ address: segment, name: '' }];
  return addresses.map((address) => ({ address, name }));
}

/** False for host names; dots of titles are allowed: `น.ส.สุดา`, `Mr.Somchai`, `J.R. Dee` */
const isName = (cell = '') =>
  /\p{L}/u.test(cell) &&
  !/[\d@]/.test(cell) &&
  !TITLE.test(cell) &&
  !/\S\.\S/.test(cell.replace(TITLES, ''));
const TITLES = /^\s{0,8}(?:\p{L}{1,4}\.\s?){1,4}(?=\p{Lu}|[\u0e00-\u0e7f])/u;
const TITLE = /^\s{0,8}(?:นาย|นาง|นางสาว|น\.ส\.|คุณ|mr|mrs|ms|miss|dr)\.?\s{0,8}$/i;

/** The first cell of several words before the address, else a neighbouring cell like a name. */
function adjacentName(segments: readonly string[], index: number): string {
  const fullName = segments
    .slice(0, index)
    .find((candidate) => isName(candidate) && /\S\s+\S/.test(candidate));
  return (
    fullName ??
    [segments[index - 1], segments[index + 1]].find((candidate) => isName(candidate)) ??
    ''
  );
}
