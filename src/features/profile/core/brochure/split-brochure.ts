import { cutText } from '#shared/core/text/cut-text.ts';

export const BROCHURE_DESTINATIONS = ['about', 'vision', 'mission', 'history', 'reasons'] as const;
export type BrochureDestination = (typeof BROCHURE_DESTINATIONS)[number];

export interface BrochurePart {
  readonly text: string;
  /** The destination named by the heading above the text, else null. */
  readonly destination: BrochureDestination | null;
}

export const MAX_BROCHURE_LENGTH = 60_000;
/** Further text is joined to the last part: more parts could not be reviewed one by one. */
export const MAX_PARTS = 80;

/** Headings used in brochures; `other` starts a part without a destination. */
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
type HeadingName = keyof typeof HEADINGS;

const HEADING_BY_LABEL = new Map(
  Object.entries(HEADINGS).flatMap(([heading, labels]) =>
    labels.split(', ').map((label) => [label, heading as HeadingName] as const),
  ),
);

/** Lines longer than this are text, so they are not looked up in HEADINGS. */
const HEADING_LENGTH = 60;
const BULLET = /^(?:[•●▪■◆○–*-]|\d{1,2}[.)])\s/;
const YEAR = /^(?:ปี|พ\.ศ\.|ค\.ศ\.|\s)*[\d๐-๙]{4}(?![\d๐-๙])/;

/** Returns the heading of a line that holds nothing else; `วิสัยทัศน์ / Vision` counts as one. */
function headingOf(line: string): HeadingName | undefined {
  if (line.length > HEADING_LENGTH) return undefined;
  const names = line
    .toLowerCase()
    // Slow on long texts only, and `line` has at most 60 characters.
    .replace(/^[#*\s]+|[:：*\s]+$/g, '')
    .split(/[()/|]/)
    .map((name) => name.trim().replace(/^(?:our|the) |(?:ของเรา|ของบริษัท)$/g, ''))
    .filter((name) => name !== '');
  const [heading, ...rest] = new Set(names.map((name) => HEADING_BY_LABEL.get(name)));
  return rest.length === 0 ? heading : undefined;
}

/** Splits a heading and a text in the same line: `Vision: to be …`. */
function readLine(line: string): {
  readonly heading?: HeadingName | undefined;
  readonly text: string;
} {
  const heading = headingOf(line);
  if (heading) return { heading, text: '' };
  const colon = line.search(/[:：]/);
  const before = colon === -1 ? undefined : headingOf(line.slice(0, colon));
  return before ? { heading: before, text: line.slice(colon + 1).trim() } : { text: line };
}

/** Splits pasted text into paragraphs with destinations; drops only recognised headings. */
export function splitBrochure(pasted: string): readonly BrochurePart[] {
  const parts: BrochurePart[] = [];
  let lines: string[] = [];
  let destination: BrochureDestination | null = null;
  const flush = () => {
    const text = lines.join('\n').trim();
    if (text !== '') parts.push({ text, destination });
    lines = [];
  };
  for (const rawLine of cutText(pasted, MAX_BROCHURE_LENGTH).split(/\r\n?|\n/)) {
    const line = rawLine.trim().replace(/\s+/g, ' ');
    if (parts.length === MAX_PARTS - 1) {
      lines.push(line);
      continue;
    }
    const { heading, text } = readLine(line);
    const isListed = destination === 'history' || destination === 'reasons';
    const begins =
      isListed && (BULLET.test(line) || (destination === 'history' && YEAR.test(line)));
    if (line === '' || heading || begins) flush();
    if (heading) destination = heading === 'other' ? null : heading;
    if (text !== '') lines.push(isListed ? text.replace(BULLET, '') : text);
  }
  flush();
  return parts;
}
