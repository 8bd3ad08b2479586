import { Buffer as Shaping, shape } from 'harfbuzzjs';
import { type TypeFace, typeFaces, type Weight } from './typeface.ts';

export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
  readonly colour: string;
}

export interface TextBox {
  readonly width: number;
  readonly maxLines: number;
}

/** Thai needs more room above and below than Latin letters do. */
export const LINE_HEIGHT = 1.45;
const ELLIPSIS = '…';

interface SetWord {
  readonly text: string;
  readonly svg: string;
  readonly width: number;
}

/** Returns text as SVG outlines, because a server may have no fonts, in particular no Thai one. */
export async function setText(
  text: string,
  { size, weight, colour }: TextStyle,
  { width, maxLines }: TextBox,
): Promise<{ readonly svg: string; readonly height: number }> {
  const faces = await typeFaces(weight);
  const set = (word: string) => setWord(word, faces, size);
  const lines = breakLines(text, set, { width, maxLines });
  const visibleLines =
    lines.length > maxLines ? ellipsize(lines, Math.max(0, maxLines), set, width) : lines;
  const leading = Math.round(size * LINE_HEIGHT);
  const svg = visibleLines.map(
    (line, index) => `<g transform="translate(0 ${size + index * leading})">${inRow(line)}</g>`,
  );
  return { svg: `<g fill="${colour}">${svg.join('')}</g>`, height: visibleLines.length * leading };
}

const WORDS = new Intl.Segmenter('th', { granularity: 'word' });
const LETTERS = new Intl.Segmenter('th', { granularity: 'grapheme' });
/** Combining marks beyond two: Thai needs a vowel and a tone, more would overlap the line above. */
const CLIMBING = /(?<=\p{M}{2})\p{M}+/gu;

/** Breaks text between words, or inside a word wider than the line, into maxLines + 1 lines. */
function breakLines(
  text: string,
  set: (word: string) => SetWord,
  { width, maxLines }: TextBox,
): SetWord[][] {
  const lines: SetWord[][] = [[]];
  let remainingWidth = width;
  for (const word of wordsOf(text, set, width)) {
    if (lines.length > maxLines) break;
    if (word.width > remainingWidth && lines.at(-1)?.length !== 0 && !isClosing(word.text)) {
      lines.push([]);
      remainingWidth = width;
    }
    const isFirst = lines.at(-1)?.length === 0;
    if (isFirst && word.text === ' ') continue;
    lines.at(-1)?.push(word);
    remainingWidth -= word.width;
  }
  return lines;
}

function* wordsOf(text: string, set: (word: string) => SetWord, width: number) {
  const normalized = text.trim().normalize('NFC').replace(CLIMBING, '');
  for (const { segment } of WORDS.segment(normalized)) {
    const word = set(segment.replace(/\s+/g, ' '));
    if (word.width <= width) yield word;
    else for (const grapheme of LETTERS.segment(word.text)) yield set(grapheme.segment);
  }
}

function isClosing(text: string): boolean {
  return /^[\s,.;:!?)\]”’ฯๆ]/u.test(text);
}

function ellipsize(
  lines: readonly SetWord[][],
  maxLines: number,
  set: (word: string) => SetWord,
  width: number,
): readonly SetWord[][] {
  if (maxLines === 0) return [];
  const firstLines = lines.slice(0, maxLines);
  const dots = set(ELLIPSIS);
  const last = [...(firstLines.pop() ?? [])];
  while (last.length > 1 && widthOf(last) + dots.width > width) last.pop();
  return [...firstLines, [...last, dots]];
}

const widthOf = (line: readonly SetWord[]) => line.reduce((sum, word) => sum + word.width, 0);

function inRow(line: readonly SetWord[]): string {
  let x = 0;
  return line
    .map(({ svg, width }) => {
      const group = `<g transform="translate(${x.toFixed(1)} 0)">${svg}</g>`;
      x += width;
      return group;
    })
    .join('');
}

function setWord(text: string, faces: readonly TypeFace[], size: number): SetWord {
  let svg = '';
  let width = 0;
  for (const { face, run } of runsOf(text, faces)) {
    const scale = size / face.unitsPerEm;
    const shaping = new Shaping();
    shaping.addText(run);
    shaping.guessSegmentProperties();
    shape(face.font, shaping);
    for (const glyph of shaping.getGlyphInfosAndPositions()) {
      const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
      const outline = face.font.glyphToPath(codepoint).replace(/\.\d+/g, '');
      const x = (width + xOffset * scale).toFixed(2);
      const y = (-yOffset * scale).toFixed(2);
      const transform = `translate(${x} ${y}) scale(${scale} ${-scale})`;
      if (outline !== '') svg += `<path transform="${transform}" d="${outline}"/>`;
      width += xAdvance * scale;
    }
  }
  return { text, svg, width };
}

/** Splits a word into runs of one face each; characters in no face are dropped. */
function runsOf(text: string, faces: readonly TypeFace[]) {
  const runs: { face: TypeFace; run: string }[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const face = faces.find(({ letters }) => letters.has(code));
    if (!face) continue;
    const last = runs.at(-1);
    if (last?.face === face) last.run += letter;
    else runs.push({ face, run: letter });
  }
  return runs;
}
