import { type Failure, fail, ok, type Result } from '#shared/core/result.ts';
import { cutText } from '#shared/core/text/cut-text.ts';
import { withoutUnseen } from '#shared/core/text/typed-text.ts';
import { CAPTION_BYTES, type CaptionError } from './caption-rules.ts';

export interface ParsedCaptions {
  /** The captions as WebVTT with times and plain text only, without styles or positions. */
  readonly vtt: string;
  readonly cues: number;
}

interface Line {
  readonly number: number;
  readonly text: string;
}

const MAX_FOUND_LENGTH = 60;
const CLOCK = String.raw`(?:(\d{1,3}):)?([0-5]\d):([0-5]\d)[.,](\d{3})`;
/** Cue settings (position on the picture) may follow and are ignored. */
const TIMING = new RegExp(String.raw`^\s*${CLOCK}\s+-->\s+${CLOCK}(?:\s|$)`);
const MARK = '-->';
const REPLACEMENT_CHARACTER = '\ufffd';

/** Parses a WebVTT or SubRip file; an error names the invalid line. */
export function readCaptions(file: string): Result<ParsedCaptions, CaptionError> {
  if (new TextEncoder().encode(file).byteLength > CAPTION_BYTES) return fail('captionsTooLarge');
  const lines = file.split(/\r\n|\r|\n/).map((text, index) => ({ number: index + 1, text }));
  const broken = lines.find(({ text }) => text.includes(REPLACEMENT_CHARACTER));
  if (broken) return failAtLine('captionsEncoding', broken);
  const isVtt = /^WEBVTT(?:[ \t]|$)/.test(file.split(/[\r\n]/, 1)[0] ?? '');
  const cues: string[] = [];
  let latest = 0;
  for (const [index, block] of blocksOf(lines).entries()) {
    const isHeader = isVtt && index === 0;
    if (isMetadata(block) || (isHeader && !block.some(isTiming))) continue;
    const read = readCue(block, isHeader);
    if (!read.ok) {
      const isNone = index === 0 && !isVtt && read.code === 'captionsLine';
      return isNone ? { ...read, code: 'captionsType' } : read;
    }
    const { start, end, text, timing } = read.value;
    if (start < latest || end <= start) return failAtLine('captionsOrder', timing);
    latest = start;
    if (text !== '') cues.push(`${clock(start)} --> ${clock(end)}\n${text}\n`);
  }
  if (cues.length === 0) return fail('captionsEmpty');
  return ok({ vtt: `WEBVTT\n\n${cues.join('\n')}`, cues: cues.length });
}

/** The line after the number of a cue, if the cue has a number. */
function shouldBeTiming([first, second]: readonly Line[]): Line | undefined {
  return /^\s*\d+\s*$/.test(first?.text ?? '') ? (second ?? first) : first;
}

interface Cue {
  readonly timing: Line;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Parses one block: a cue with an optional name above its times, or the header of the file. */
function readCue(block: readonly Line[], isHeader: boolean): Result<Cue, CaptionError> {
  const timingIndex = block.findIndex(isTiming);
  const timing = block[timingIndex];
  const times = timingIndex > 1 && !isHeader ? null : TIMING.exec(timing?.text ?? '');
  if (!timing || !times) return failAtLine('captionsLine', timing ?? shouldBeTiming(block));
  const words = block.slice(timingIndex + 1);
  const next = words.find(isTiming);
  if (next) return failAtLine('captionsGap', next);
  const [start, end] = [toMs(times.slice(1, 5)), toMs(times.slice(5, 9))];
  return ok({ timing, start, end, text: plainText(words) });
}

function failAtLine(code: CaptionError, line: Line | undefined): Failure<CaptionError> {
  if (!line) return fail(code);
  const found = cutText(line.text.trim(), MAX_FOUND_LENGTH);
  return fail(code, { fields: { line: [String(line.number)], found: [found] } });
}

function blocksOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const blocks: Line[][] = [[]];
  for (const line of lines) {
    if (line.text.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

function isTiming({ text }: Line): boolean {
  return text.includes(MARK);
}

function isMetadata(block: readonly Line[]): boolean {
  return /^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(block[0]?.text ?? '');
}

function toMs([hours = '0', minutes, seconds, thousandths]: readonly string[]): number {
  return (
    (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(thousandths)
  );
}

function clock(timeMs: number): string {
  const [hours, minutes, seconds] = [
    Math.floor(timeMs / 3_600_000),
    Math.floor(timeMs / 60_000) % 60,
    Math.floor(timeMs / 1000) % 60,
  ].map((part) => String(part).padStart(2, '0'));
  return `${hours}:${minutes}:${seconds}.${String(timeMs % 1000).padStart(3, '0')}`;
}

const ENTITIES = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', nbsp: ' ', quot: '"', apos: "'", '#39': "'" }),
);
const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The spoken text with the name of its speaker, if the file gives one; all tags are removed. */
function plainText(lines: readonly Line[]): string {
  const text = lines
    .map((line) => line.text)
    .join('\n')
    .replace(/<v(?:\.[^\s<>]*)?\s+([^\s<>][^<>]*)>/g, '$1: ')
    .replace(/<[^<>]*>|\{\\[^{}]*\}/g, '')
    .replace(/&(#?\w+);/g, (sign, name: string) => ENTITIES.get(name) ?? sign);
  return withoutUnseen(text)
    .normalize('NFC')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
    .replace(/[&<>]/g, (sign) => ESCAPED[sign] ?? sign);
}
