import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type ParsedNode,
  parseDocument,
} from 'yaml';
import type { ZodType } from 'zod';
import { plainMessage } from './plain-words.ts';

export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

interface Text {
  readonly text: string;
  readonly line: number;
  readonly key: string;
}

const byLine = (lines: readonly string[], first: number, key = ''): Text[] =>
  lines.map((text, index) => ({ text, line: first + index, key }));

const YAML_FAULTS: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'a text that holds “: ” has to stand in quotes',
  DUPLICATE_KEY: 'stands here a second time',
  TAB_AS_INDENT: 'is indented by a tab: use spaces',
};

function jsonFault(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function lineOfJsonFault(text: string): number | null {
  const fault = jsonFault(text);
  if (fault === null) return null;
  const reportedLine = /line (\d+)/.exec(fault)?.[1];
  if (reportedLine !== undefined) return Number(reportedLine);
  // V8 reports no line: finds the first line up to which the text already fails to parse.
  const lines = text.split('\n');
  const lineIndex = lines.findIndex((_, index) =>
    jsonFault(`${lines.slice(0, index + 1).join('\n')}\n`)?.startsWith('Unexpected token'),
  );
  return lineIndex === -1 ? lines.length : lineIndex + 1;
}

export class SourceFile {
  readonly file: string;
  readonly faults: Fault[] = [];
  readonly body: string;
  readonly #document: Document.Parsed<ParsedNode>;
  readonly #lines = new LineCounter();
  readonly #below: readonly string[];
  readonly #precedingLines: number;

  private constructor(file: string, yaml: string, below: string, precedingLines: number) {
    this.file = file;
    this.body = below.trim();
    this.#below = below.split('\n');
    this.#precedingLines = precedingLines;
    this.#document = parseDocument(yaml, { lineCounter: this.#lines, prettyErrors: false });
    for (const { pos, code } of this.#document.errors) {
      this.#report(
        pos[0],
        YAML_FAULTS[code] ?? 'cannot be read: look for a quote or an indentation, here or above',
      );
    }
  }

  static json(folder: string): SourceFile | Fault {
    const file = join(folder, 'company.json');
    if (!existsSync(file)) return { file, line: 1, message: 'the file is missing' };
    const text = readFileSync(file, 'utf8');
    const line = lineOfJsonFault(text);
    if (line !== null) {
      return {
        file,
        line,
        message: 'cannot be read: look for a comma, a quote or a bracket, here or above',
      };
    }
    // Parsed as YAML, of which JSON is a subset, because that parser reports positions.
    return new SourceFile(file, text, '', 0);
  }

  static markdown(folder: string, lang: string): SourceFile | Fault {
    const file = join(folder, `${lang}.md`);
    if (!existsSync(file)) return { file, line: 1, message: 'the file is missing' };
    const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
    const parts = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text);
    if (!parts) return { file, line: 1, message: 'begins and ends its front matter with ---' };
    return new SourceFile(file, parts[1] ?? '', parts[2] ?? '', 1);
  }

  /** The parsed content, or null with faults where it is invalid. */
  read<Data>(schema: ZodType<Data>): Data | null {
    if (this.faults.length > 0) return null;
    const read = schema.safeParse(this.#document.toJS(), { error: plainMessage });
    if (read.success) return read.data;
    for (const { path, message, ...issue } of read.error.issues) {
      const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
      for (const key of keys) this.addFault([...path, key], 'nobody reads this');
      if (keys.length === 0) this.addFault(path, message);
    }
    return null;
  }

  addFault(path: readonly PropertyKey[], message: string): void {
    this.#report(this.#positionOf(path), `${path.map(String).join('.')}: ${message}`);
  }

  /** Texts with their lines; each line of a literal block is a text of its own. */
  texts(): readonly Text[] {
    const found: Text[] = [];
    const collect = (node: unknown, key = ''): void => {
      if (isMap(node)) for (const item of node.items) collect(item.value, String(item.key));
      else if (isSeq(node)) for (const item of node.items) collect(item);
      else if (isScalar(node) && typeof node.value === 'string') {
        const line = this.#lineAt(node.range?.[0] ?? 0);
        const isByLine = node.type === 'BLOCK_LITERAL';
        if (isByLine) found.push(...byLine(node.value.split('\n'), line + 1, key));
        else found.push({ text: node.value, line, key });
      }
    };
    collect(this.#document.contents);
    const first = this.#lineAt(this.#lines.lineStarts.at(-1) ?? 0) + 1;
    return [...found, ...byLine(this.#below, first)];
  }

  #report(position: number, message: string): void {
    this.faults.push({ file: this.file, line: this.#lineAt(position), message });
  }

  #lineAt(position: number): number {
    return this.#lines.linePos(position).line + this.#precedingLines;
  }

  #positionOf(path: readonly PropertyKey[]): number {
    let node: unknown = this.#document.contents;
    let position = 0;
    for (const part of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && key.value === part);
        if (!pair || !isScalar(pair.key)) break;
        position = pair.key.range?.[0] ?? position;
        node = pair.value;
      } else if (isSeq(node)) {
        const item: unknown = node.items[Number(part)];
        if (!isMap(item) && !isScalar(item)) break;
        position = item.range?.[0] ?? position;
        node = item;
      } else break;
    }
    return position;
  }
}
