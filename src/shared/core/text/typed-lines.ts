import { type CountedPoint, countedPoints } from './points/counted-points.ts';
import { latinDigits } from './typed-digits.ts';

/** A line of a text in which lists are typed, as people do without an editor. */
export type TypedLine =
  /** A point of a list: its number where it has one, and where its words begin. */
  | { readonly kind: 'point'; readonly number: number | null; readonly from: number }
  /** Goes on with the point above it. */
  | { readonly kind: 'more' }
  | { readonly kind: 'words' };

/** `- one`, `-มี` but not `-5` nor `-soon-`, `*one` but not `*soon* now`, `+ one`, `• one`, `●one`, `✓ one`. */
const BULLET =
  /^\s*(?:[\p{Pd}−*＊+＋§]\s+|\[[ xX✓✔]?\]\s+|(?:[-=]{1,2}>|>>|--|[→➔➜➡⇒])\s+|[\p{Pd}−](?=\p{L})(?!.*[\p{Pd}−]\s*$)|[*＊](?=\p{L})(?!.*[*＊])|[•‣⁃●○◦◉◎⦿∙▪▫■□◆◇◈❖❑❒►▶➢➤✓✔✅☑☐·‧・･ㆍ\ue000-\uf8ff]\s*)(?=\S)/u;
/** `1. one`, `1 . one`, `๑) หนึ่ง`, `(1) one`, `1.มี`, `1、一`, but not `1.5` nor `2558.`. */
const NUMBER =
  /^\s*[(（]?(?![0๐０])(\p{Nd}{1,3})(?: ?[.)．）]{1,2}\s+(?=\S)|[.)．）。、]{1,2}(?=[^\s\p{Nd}.)]))/u;

/** A line is this long before another one is taken for its rest. */
const MIN_FULL_LINE_LENGTH = 60;
const FULL_LINE_RATIO = 0.8;
/** A point that is as long and says nothing to its end was wrapped. */
const MIN_WRAPPED_LENGTH = 55;
const ENDS = /[.!?:：;…][)"”’]?\s*$/u;
/** What the parts of a job advert are called, where nothing but the word tells a part from the rest of a point. */
const HEADING =
  /^(?:คุณสมบัติ|คุณวุฒิ|หน้าที่|ความรับผิดชอบ|ลักษณะงาน|รายละเอียด|สวัสดิการ|สิทธิประโยชน์|สถานที่|เวลาทำงาน|เงินเดือน|รายได้|วิธีการ?สมัคร|การสมัคร|ติดต่อ|เอกสาร|หมายเหตุ|qualification|requirement|responsibilit|dut(?:y|ies)|benefit|welfare|skill|experience|education|location|working|salary|about|how to|contact|what )/iu;
const MAX_HEADING_LENGTH = 40;

/** What each line is. A line belongs to the point above it where it is set in, or was broken off it. */
export function readTypedLines(lines: readonly string[]): readonly TypedLine[] {
  const maxLineLength = Math.max(0, ...lines.map((line) => line.length));
  const isFull = (line: string) =>
    line.length >= MIN_FULL_LINE_LENGTH && line.length >= FULL_LINE_RATIO * maxLineLength;
  /** Lines are broken at some width where several have it. */
  const isBroken = lines.filter(isFull).length > 1;
  const countedByLine = countedPoints(lines);
  const read: TypedLine[] = [];
  let point: string | null = null;
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1] ?? '';
    const listPoint = pointOf(line, countedByLine.get(index));
    if (listPoint) point = line;
    else if (line.trim() === '') point = null;
    const goesOn =
      point !== null &&
      (indentOf(line) > indentOf(point) ||
        /^\s*[\p{Ll}),]/u.test(line) ||
        (!isHeading(line) && (isWrapped(above) || (isBroken && isFull(above)))));
    if (!listPoint && !goesOn) point = null;
    read.push(listPoint ?? { kind: goesOn ? 'more' : 'words' });
  }
  return read;
}

const isWrapped = (line: string): boolean => line.length >= MIN_WRAPPED_LENGTH && !ENDS.test(line);

const isHeading = (line: string): boolean =>
  /[:：]\s*$/.test(line) || (line.length <= MAX_HEADING_LENGTH && HEADING.test(line.trim()));

/** `* Based in Chonburi *` is set off, not the point of a list. */
const isBetweenStars = (line: string): boolean => /^[*＊]\s/.test(line) && /[*＊]$/.test(line);

/** A line of `- - -` parts what is above from what is below. */
const isRule = (line: string): boolean => /^[\s\p{Pd}−*＊+＋§=_.•·]*$/u.test(line);

function pointOf(line: string, countedPoint: CountedPoint | undefined): TypedLine | null {
  if (isRule(line) || isBetweenStars(line.trim())) return null;
  const bullet = BULLET.exec(line);
  if (bullet) return { kind: 'point', number: null, from: bullet[0].length };
  const number = NUMBER.exec(line);
  if (number) {
    return { kind: 'point', number: Number(latinDigits(number[1] ?? '')), from: number[0].length };
  }
  return countedPoint ? { kind: 'point', ...countedPoint } : null;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;
