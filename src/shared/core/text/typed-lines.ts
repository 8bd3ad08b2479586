import { type CountedPoint, countedPoints } from './points/counted-points.ts';
import { latinDigits } from './typed-digits.ts';

export type TypedLine =
  /** A list point: its number, if any, and the offset of its text. */
  | { readonly kind: 'point'; readonly number: number | null; readonly from: number }
  /** A line that continues the list item above it. */
  | { readonly kind: 'continuation' }
  | { readonly kind: 'text' };

/** A bullet: `- one`, `-มี`, `*one`, `+ one`, `•one`, `✓ one`; not `-5`, `-soon-`, `*soon* now`. */
const BULLET =
  /^\s*(?:[\p{Pd}−*＊+＋§]\s+|\[[ xX✓✔]?\]\s+|(?:[-=]{1,2}>|>>|--|[→➔➜➡⇒])\s+|[\p{Pd}−](?=\p{L})(?!.*[\p{Pd}−]\s*$)|[*＊](?=\p{L})(?!.*[*＊])|[•‣⁃●○◦◉◎⦿∙▪▫■□◆◇◈❖❑❒►▶➢➤✓✔✅☑☐·‧・･ㆍ\ue000-\uf8ff]\s*)(?=\S)/u;
/** A number: `1. one`, `1 . one`, `๑) หนึ่ง`, `(1) one`, `1.มี`, `1、一`; not `1.5` nor `2558.`. */
const NUMBER =
  /^\s*[(（]?(?![0๐０])(\p{Nd}{1,3})(?: ?[.)．）]{1,2}\s+(?=\S)|[.)．）。、]{1,2}(?=[^\s\p{Nd}.)]))/u;

/** Shortest line that counts as full, so that the next one may continue it. */
const MIN_FULL_LINE_LENGTH = 60;
const FULL_LINE_RATIO = 0.8;
/** From this length on, a list item without closing punctuation continues in the next line. */
const MIN_WRAPPED_LENGTH = 55;
const ENDS = /[.!?:：;…][)"”’]?\s*$/u;
/** First words of headings in job adverts, which look like a continuation otherwise. */
const HEADING =
  /^(?:คุณสมบัติ|คุณวุฒิ|หน้าที่|ความรับผิดชอบ|ลักษณะงาน|รายละเอียด|สวัสดิการ|สิทธิประโยชน์|สถานที่|เวลาทำงาน|เงินเดือน|รายได้|วิธีการ?สมัคร|การสมัคร|ติดต่อ|เอกสาร|หมายเหตุ|qualification|requirement|responsibilit|dut(?:y|ies)|benefit|welfare|skill|experience|education|location|working|salary|about|how to|contact|what )/iu;
const MAX_HEADING_LENGTH = 40;

/** Classifies lines. A line belongs to the point above when it is indented or was broken off it. */
export function readTypedLines(lines: readonly string[]): readonly TypedLine[] {
  const maxLineLength = Math.max(0, ...lines.map((line) => line.length));
  const isFull = (line: string) =>
    line.length >= MIN_FULL_LINE_LENGTH && line.length >= FULL_LINE_RATIO * maxLineLength;
  /** Several lines of the same width show that the text was hard-wrapped. */
  const isBroken = lines.filter(isFull).length > 1;
  const countedByLine = countedPoints(lines);
  const read: TypedLine[] = [];
  let point: string | null = null;
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1] ?? '';
    const listPoint = pointOf(line, countedByLine.get(index));
    if (listPoint) point = line;
    else if (line.trim() === '') point = null;
    const isContinuation =
      point !== null &&
      (indentOf(line) > indentOf(point) ||
        /^\s*[\p{Ll}),]/u.test(line) ||
        (!isHeading(line) && (isWrapped(above) || (isBroken && isFull(above)))));
    if (!listPoint && !isContinuation) point = null;
    read.push(listPoint ?? { kind: isContinuation ? 'continuation' : 'text' });
  }
  return read;
}

const isWrapped = (line: string): boolean => line.length >= MIN_WRAPPED_LENGTH && !ENDS.test(line);

const isHeading = (line: string): boolean =>
  /[:：]\s*$/.test(line) || (line.length <= MAX_HEADING_LENGTH && HEADING.test(line.trim()));

/** `* Based in Chonburi *` is emphasized, not a list point. */
const isBetweenStars = (line: string): boolean => /^[*＊]\s/.test(line) && /[*＊]$/.test(line);

/** `- - -` is a separator. */
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
