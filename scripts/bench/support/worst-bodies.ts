// The most expensive bodies that the limits allow: at the byte limit and at the element limit.
import type { BodyBudget } from '#shared/core/body/body-budget.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

export interface WorstBody {
  readonly kind: string;
  readonly type: string;
  readonly text: string;
}

type Write = (index: number) => string;

function filled(bytes: number, separator: string, write: Write): string {
  const parts: string[] = [];
  for (let size = 0, index = 0; ; index += 1) {
    const part = write(index);
    size += part.length + separator.length;
    if (size > bytes) return parts.join(separator);
    parts.push(part);
  }
}

const repeated = (count: number, text: string) =>
  `${text},`.repeat(Math.max(0, Math.floor(count))).slice(0, -1);

const longTexts = (names: readonly string[], blank: string) =>
  names.flatMap((name) =>
    ['x', blank].map((character) => ({
      kind: `${name}: a long text of ${JSON.stringify(character)}`,
      name,
      text: character.repeat(60_000),
    })),
  );

/** Nests a value by the field's name: `{user: {role: …}}` for `user.role`. */
const nested = (name: string, value: unknown) =>
  name.split('.').reduceRight<unknown>((inner, part) => ({ [part]: inner }), value);

export function worstForms(bytes: number, names: readonly string[]): readonly WorstBody[] {
  const [name = 'a'] = names;
  const form = (kind: string, text: string) => ({ kind, type: FORM_TYPE, text });
  return [
    form(
      'parts',
      filled(bytes, '&', (index) => `a.b${index}=1`),
    ),
    form(
      'parts of a known field',
      filled(bytes, '&', (index) => `${name}.b${index}=1`),
    ),
    form(
      'one field often',
      filled(bytes, '&', () => `${name}=`),
    ),
    form('no names', '&'.repeat(bytes)),
    form(
      'many fields',
      filled(bytes, '&', (index) => `f${index}=1`),
    ),
    ...longTexts(names, '+').map(({ kind, name: field, text }) => form(kind, `${field}=${text}`)),
    form(
      'long texts',
      names
        .map((field) => `${field}=${'%E0'.repeat(900)}`)
        .join('&')
        .slice(0, bytes),
    ),
  ];
}

function values(count: number, depth: number): Readonly<Record<string, string>> {
  const deep = Math.max(1, Math.min(count, depth));
  const node = (children: string) => `{"type":"paragraph","children":[${children}]}`;
  return {
    'a list of numbers': `[${repeated(count, '0')}]`,
    'a list of lists': `[${repeated(count / 2, '[]')}]`,
    'a list of objects': `[${repeated(count / 2, '{}')}]`,
    'an object of many names': `{${Array.from({ length: Math.floor(count) }, (_, index) => `"k${index}":0`).join(',')}}`,
    'a tree': `{"root":{"type":"root","children":[${node(repeated(count - 8, '0'))}]}}`,
    'a tree of nodes': `{"root":{"type":"root","children":[${repeated(count / 4, node('0'))}]}}`,
    'lists in each other': `${'['.repeat(deep)}${']'.repeat(deep)}`,
  };
}

export function worstDocuments(
  { bytes, elements, depth }: BodyBudget,
  names: readonly string[],
): readonly WorstBody[] {
  const richest = Object.entries(values(elements / 2 - 10, depth - 2));
  const rich = names.flatMap((name) =>
    richest.map(([kind, value]) => ({
      kind: `${name}: ${kind}, as rich as admitted`,
      type: JSON_TYPE,
      text: `{"${name}":${value}}`,
    })),
  );
  const long = Object.entries(values(bytes / 12, bytes)).map(([kind, value]) => ({
    kind: `${kind}, as long as admitted`,
    type: JSON_TYPE,
    text: `{"${names[0] ?? 'a'}":${value}}`.slice(0, bytes),
  }));
  const texts = longTexts(names, ' ').map(({ kind, name, text }) => ({
    kind,
    type: JSON_TYPE,
    text: JSON.stringify(nested(name, text)),
  }));
  return [...rich, ...long, ...texts];
}

const ARTICLE = {
  headline1: 'x',
  headline2: '',
  author: '',
  tags: [],
  newsLink: '',
  coverMedia: null,
  articleDate: '',
  showOnProfile: true,
  slugLink: '',
};

export function worstArticles({ bytes, elements }: BodyBudget): readonly WorstBody[] {
  const nodes: Readonly<Record<string, readonly [node: string, values: number]>> = {
    numbers: ['0', 1],
    objects: ['{}', 2],
    'paragraphs of numbers': ['{"type":"paragraph","children":[0]}', 5],
    'paragraphs of no type': ['{"children":[]}', 3],
    'words of one letter': [
      '{"type":"paragraph","children":[{"type":"text","text":"x","format":0}]}',
      8,
    ],
  };
  return Object.entries(nodes).map(([kind, [node, values]]) => {
    const maxNodes = Math.min((elements - 50) / values, (bytes - 1_000) / (node.length + 1));
    const body = `{"root":{"type":"root","children":[${repeated(maxNodes, node)}]}}`;
    const content = `${JSON.stringify(ARTICLE).slice(0, -1)},"body":${body}}`;
    const item = `{"idItem":"${crypto.randomUUID()}","parent":null,"kind":"article","content":${content}}`;
    return { kind: `an article of ${kind}`, type: JSON_TYPE, text: `{"items":[${item}]}` };
  });
}
