/** Catalogue keys that code names: as `slice:path`, or as an object passed to an island. */
import { isCode, isTest, type Sources } from '../source-files.ts';
import { isNode, type Node, parseModule, walk } from '../syntax.ts';

export interface KeyUse {
  covers(slice: string, key: string): boolean;
}

interface Uses {
  readonly keys: Set<string>;
  /** Heads of computed strings such as `errors:` in `errors:${code}`. */
  readonly heads: Set<string>;
  /** Subtrees taken from a catalogue object: `discovery.autocomplete`. */
  readonly objects: Set<string>;
  /** Every property name read anywhere: `words.placeholder` uses `placeholder`. */
  readonly names: Set<string>;
  /** Names whose members are chosen at run time: `words.errors[code]`. */
  readonly indexed: Set<string>;
  readonly steps: WeakSet<Node>;
}

export function keyUse(sources: Sources, slices: ReadonlySet<string>): KeyUse {
  const uses: Uses = {
    keys: new Set(),
    heads: new Set(),
    objects: new Set(),
    names: new Set(),
    indexed: new Set(),
    steps: new WeakSet(),
  };
  for (const [path, source] of sources) {
    if (!isCode(path) || isTest(path) || path.startsWith('tests/')) continue;
    const { tree, imports } = parseModule(path, source);
    const holds = imports.some(({ specifier }) => specifier.endsWith('/catalogues.ts'));
    walk(tree, false, (node) => collect(node, holds, slices, uses));
  }
  return { covers: (slice, key) => covers(uses, slice, key) };
}

export function withoutPlural(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

function covers(uses: Uses, slice: string, key: string): boolean {
  const full = `${slice}:${withoutPlural(key)}`;
  if (uses.keys.has(full) || uses.keys.has(`${slice}:${key}`)) return true;
  if ([...uses.heads].some((head) => full.startsWith(head))) return true;
  // The numbers of list items are dropped, because code uses the list.
  const path = [slice, ...key.replace(/(\.\d+)+$/, '').split('.')];
  return path.some(
    (_, depth) => uses.objects.has(path.slice(0, depth + 1).join('.')) && read(uses, path, depth),
  );
}

/** Returns whether a key below a passed object is read by its last name somewhere. */
function read(uses: Uses, path: readonly string[], depth: number): boolean {
  const below = path.slice(depth + 1);
  const last = below.at(-1);
  if (last === undefined || uses.names.has(last)) return true;
  const root = path[depth] ?? '';
  const holders = [
    root,
    ...below.slice(0, -1),
    ...(below.length === 1 ? ['messages', 'labels', 'words'] : []),
  ];
  return holders.some((name) => uses.indexed.has(name));
}

function collect(node: Node, holds: boolean, slices: ReadonlySet<string>, uses: Uses): void {
  switch (node.type) {
    case 'Literal':
      if (typeof node['value'] === 'string') collectString(node['value'], slices, uses);
      return;
    case 'TemplateLiteral':
      collectTemplate(node, slices, uses);
      return;
    case 'MemberExpression':
      collectMember(node, holds, slices, uses);
      return;
    case 'CallExpression':
      collectListing(node, uses);
      return;
    case 'Property':
      if (isNode(node['key'])) uses.names.add(nameOf(node['key']));
  }
}

function collectString(text: string, slices: ReadonlySet<string>, uses: Uses): void {
  if (!slices.has(text.slice(0, text.indexOf(':')))) return;
  if (/[:.]$/.test(text)) uses.heads.add(text);
  else uses.keys.add(text);
}

function collectTemplate(node: Node, slices: ReadonlySet<string>, uses: Uses): void {
  const [first, ...rest] = node['quasis'] as { value: { cooked: string } }[];
  const head = first?.value.cooked ?? '';
  if (!slices.has(head.slice(0, head.indexOf(':')))) return;
  if (rest.length === 0) uses.keys.add(head);
  else uses.heads.add(head);
}

function collectMember(node: Node, holds: boolean, slices: ReadonlySet<string>, uses: Uses): void {
  const { object, property } = node as { object?: unknown; property?: unknown };
  if (node['computed'] === true && !isText(property)) {
    if (isNode(object)) uses.indexed.add(nameOf(object));
    return;
  }
  if (isNode(property)) uses.names.add(nameOf(property));
  if (isNode(object)) uses.steps.add(object);
  if (!holds || uses.steps.has(node)) return;
  const chain = chainOf(node);
  const start = chain.findIndex((name) => slices.has(name));
  if (start !== -1) uses.objects.add(chain.slice(start).join('.'));
}

/** `Object.values(words.hints)` reads every member. */
function collectListing(node: Node, uses: Uses): void {
  const callee = isNode(node['callee']) ? chainOf(node['callee']) : [];
  if (callee[0] !== 'Object' || !Array.isArray(node['arguments'])) return;
  for (const argument of node['arguments'])
    if (isNode(argument)) uses.indexed.add(nameOf(argument));
}

/** `catalogue(locale).review.form` as `['catalogue', 'review', 'form']`. */
function chainOf(node: Node): string[] {
  const { object, callee } = node as { object?: unknown; callee?: unknown };
  if (node.type === 'CallExpression' && isNode(callee)) return chainOf(callee);
  if (node.type !== 'MemberExpression' || !isNode(object)) return [nameOf(node)];
  const property = node['property'];
  const isStatic = node['computed'] !== true || isText(property);
  return isStatic && isNode(property) ? [...chainOf(object), nameOf(property)] : chainOf(object);
}

function isText(value: unknown): boolean {
  return isNode(value) && value.type === 'Literal' && typeof value['value'] === 'string';
}

function nameOf(node: Node): string {
  if (node.type === 'Identifier') return String(node['name']);
  if (node.type === 'Literal') return String(node['value']);
  if (node.type === 'MemberExpression' && isNode(node['property'])) return nameOf(node['property']);
  return '';
}
