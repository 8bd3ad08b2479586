import { cutText } from '#shared/core/text/cut-text.ts';

/** Where a part of a pasted text may go on the page. */
export const BROCHURE_PLACES = ['about', 'vision', 'mission', 'history', 'reasons'] as const;
export type BrochurePlace = (typeof BROCHURE_PLACES)[number];

export interface BrochurePart {
  readonly text: string;
  /** The place that the heading above it names; null where none does. */
  readonly place: BrochurePlace | null;
}

export const LONGEST_BROCHURE = 60_000;
/** More are no choice any more: the last part holds the rest of the text. */
export const MOST_PARTS = 80;

/** What brochures write above their parts; `other` begins one that has no place on the page. */
const HEADINGS = {
  about:
    'เกี่ยวกับเรา, เกี่ยวกับบริษัท, เกี่ยวกับองค์กร, รู้จักเรา, รู้จักบริษัท, แนะนำบริษัท, ข้อมูลบริษัท, about, about us, about the company, who we are, company profile',
  vision: 'วิสัยทัศน์, vision',
  mission: 'พันธกิจ, ภารกิจ, mission',
  history:
    'ประวัติ, ประวัติบริษัท, ประวัติความเป็นมา, ความเป็นมา, เส้นทาง, ก้าวสำคัญ, history, story, journey, milestones, timeline',
  reasons:
    'ทำไมต้องร่วมงานกับเรา, ทำไมต้องทำงานกับเรา, ร่วมงานกับเรา, เหตุผลที่ควรร่วมงานกับเรา, สวัสดิการ, why join us, why work with us, why us, reasons to join, benefits',
  other:
    'ติดต่อ, ติดต่อเรา, สินค้า, บริการ, สินค้าและบริการ, ผลิตภัณฑ์, รางวัล, contact, contact us, products, services, products and services, awards',
};
type Named = keyof typeof HEADINGS;

const PLACES = new Map(
  Object.entries(HEADINGS).flatMap(([place, words]) =>
    words.split(', ').map((word) => [word, place as Named] as const),
  ),
);

/** A heading is short: no longer line is looked at. */
const HEADING_LENGTH = 60;
const BULLET = /^(?:[•●▪■◆○–*-]|\d{1,2}[.)])\s/;
const YEAR = /^(?:ปี|พ\.ศ\.|ค\.ศ\.|\s)*[\d๐-๙]{4}(?![\d๐-๙])/;

/** The place that a line names and does nothing else: by one word, or by the same in two languages. */
function placeNamed(line: string): Named | undefined {
  if (line.length > HEADING_LENGTH) return undefined;
  const names = line
    .toLowerCase()
    // At most 60 letters.
    .replace(/^[#*\s]+|[:：*\s]+$/g, '')
    .split(/[()/|]/)
    .map((name) => name.trim().replace(/^(?:our|the) |(?:ของเรา|ของบริษัท)$/g, ''))
    .filter((name) => name !== '');
  const [place, ...others] = new Set(names.map((name) => PLACES.get(name)));
  return others.length === 0 ? place : undefined;
}

/** A heading may stand in one line with its text: `Vision: to be …`. */
function readLine(line: string): { readonly heading?: Named | undefined; readonly text: string } {
  const heading = placeNamed(line);
  if (heading) return { heading, text: '' };
  const colon = line.search(/[:：]/);
  const before = colon === -1 ? undefined : placeNamed(line.slice(0, colon));
  return before ? { heading: before, text: line.slice(colon + 1).trim() } : { text: line };
}

/**
 * A pasted text in its paragraphs, each with the place its heading names. Every line is read once, and none is lost
 * but the headings that were understood.
 */
export function splitBrochure(pasted: string): readonly BrochurePart[] {
  const parts: BrochurePart[] = [];
  let lines: string[] = [];
  let place: BrochurePlace | null = null;
  const flush = () => {
    const text = lines.join('\n').trim();
    if (text !== '') parts.push({ text, place });
    lines = [];
  };
  for (const typed of cutText(pasted, LONGEST_BROCHURE).split(/\r\n?|\n/)) {
    const line = typed.trim().replace(/\s+/g, ' ');
    if (parts.length === MOST_PARTS - 1) {
      lines.push(line);
      continue;
    }
    const { heading, text } = readLine(line);
    const isListed = place === 'history' || place === 'reasons';
    const begins = isListed && (BULLET.test(line) || (place === 'history' && YEAR.test(line)));
    if (line === '' || heading || begins) flush();
    if (heading) place = heading === 'other' ? null : heading;
    if (text !== '') lines.push(isListed ? text.replace(BULLET, '') : text);
  }
  flush();
  return parts;
}
