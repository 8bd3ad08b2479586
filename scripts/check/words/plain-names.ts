/** Rejects names for which docs/glossary.md has another word: in identifiers, file names and titles of tests. */
import { type Finding, isCode, lineAt, type Sources } from '../source-files.ts';
import { isNode, type Node, parseModule, walk } from '../syntax.ts';

/** Names that say nothing when they stand alone. */
const VAGUE = new Set(
  (
    'told said given asked kept made shown taken held known wanted chosen counted typed looked narrowed stood meant ' +
    'heard begun own others beside elsewhere again once most least longest whole alone together one at act acts what ' +
    'way place room say ask tell look take give keep hold piece moment standing thing things stuff tmp temp foo'
  ).split(' '),
);
/** Words replaced by standard terms, also within longer names. */
const REPLACED = new Set(
  (
    'told tell tells telling said say asked asking kept keeps heard unheard unsaid stood stands meant beside elsewhere ' +
    'forget forgets mend mended mends refusal refusals refused refuses narrowed narrowing fewest longest shortest mailbox ' +
    'film films voices rhythm silence silent sending sendings prove proved proves proving unproved begun whole wanted ' +
    'given undescribed lacking lacks stranger strangers turn turns'
  ).split(' '),
);
/** Terms that may contain a replaced word. */
const PHRASES = /hr_?say|you_?say|turn_?(on|off)|no_?such_?mailbox|give[ns]?_?name|film[_-]?set/gi;
/** Names of limits that should begin with MAX_ or MIN_. */
const QUANTITY = /^(?:MOST|LEAST|LONGEST|SHORTEST|FEWEST|LARGEST|SMALLEST)(?:_|$)/;

/** The word of a name that the glossary replaces, or undefined. */
export function replacedWord(name: string): string | undefined {
  const bare = name.replace(/^[#_$]+/, '');
  if (VAGUE.has(bare)) return bare;
  if (QUANTITY.test(bare)) return bare.split('_')[0];
  return wordsOf(bare.replace(PHRASES, ' ')).find((word) => REPLACED.has(word));
}

function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
}

const TEST = /^tests\/|\.(?:test|spec|fault)\.tsx?$/;
const TITLE = /\b(?:it|test|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g;

/**
 * Number of names per folder that stay, because they are fields of stored data.
 * A count may only go down; at 0 its row goes.
 */
const LEFT: Readonly<Record<string, number>> = {
  'src/features/integrity': 2,
  'src/shared/server': 1,
};

/** Finds folders with more such names than `LEFT` allows, and rows of `LEFT` that are too high. */
export function checkNames(sources: Sources, left = LEFT): Finding[] {
  const byFolder = Map.groupBy(namesIn(sources), ({ path }) => folderOf(path));
  const folders = new Set([...byFolder.keys(), ...Object.keys(left)]);
  return [...folders].flatMap((folder) => {
    const findings = byFolder.get(folder) ?? [];
    const allowed = left[folder] ?? 0;
    if (findings.length > allowed) return findings;
    if (findings.length === allowed) return [];
    return [{ path: folder, line: 1, message: `has ${findings.length} left: lower its count` }];
  });
}

const folderOf = (path: string) =>
  /^(?:src\/(?:features|shared)\/[\w-]+|src\/[\w-]+|[\w-]+)/.exec(path)?.[0] ?? path;

function namesIn(sources: Sources): Finding[] {
  return [...sources].flatMap(([path, source]) => [
    ...fileName(path),
    ...(isCode(path) ? (TEST.test(path) ? titles(path, source) : declarations(path, source)) : []),
  ]);
}

function fileName(path: string): Finding[] {
  if (!/^(?:src|scripts)\//.test(path) || TEST.test(path)) return [];
  const base = path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');
  return finding(path, 1, base);
}

function titles(path: string, source: string): Finding[] {
  return [...source.matchAll(TITLE)].flatMap(({ 2: title = '', index }) =>
    finding(path, lineAt(source, index), title),
  );
}

function declarations(path: string, source: string): Finding[] {
  const findings: Finding[] = [];
  walk(parseModule(path, source).tree, false, (node) => {
    for (const { name, start } of declaredBy(node))
      findings.push(...finding(path, lineAt(source, start), name));
  });
  return findings;
}

interface Identifier extends Node {
  readonly name: string;
}

const KEYED = /^(?:TSPropertySignature|PropertyDefinition|MethodDefinition|TSMethodSignature)$/;
const NAMED =
  /^(?:FunctionDeclaration|ClassDeclaration|TSInterfaceDeclaration|TSTypeAliasDeclaration)$/;

function declaredBy(node: Node): Identifier[] {
  const { type } = node;
  if (NAMED.test(type)) return [...bound(node['id']), ...bound(node['params'])];
  if (KEYED.test(type)) return node['computed'] ? [] : bound(node['key']);
  if (type === 'VariableDeclarator') return bound(node['id']);
  if (/Function/.test(type)) return bound(node['params']);
  return [];
}

/** Returns the identifiers that a pattern binds, without keys, which are declared elsewhere. */
function bound(pattern: unknown): Identifier[] {
  if (Array.isArray(pattern)) return pattern.flatMap(bound);
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case 'Identifier':
    case 'PrivateIdentifier':
      return [pattern as Identifier];
    case 'ObjectPattern':
      return bound(pattern['properties']);
    case 'Property':
      return bound(pattern['value']);
    case 'ArrayPattern':
      return bound(pattern['elements']);
    case 'AssignmentPattern':
      return bound(pattern['left']);
    case 'RestElement':
      return bound(pattern['argument']);
    case 'FormalParameters':
      return bound(pattern['items']);
    case 'FormalParameter':
      return bound(pattern['pattern']);
    default:
      return [];
  }
}

function finding(path: string, line: number, name: string): Finding[] {
  const word = replacedWord(name);
  if (word === undefined) return [];
  return [{ path, line, message: `'${name}' holds '${word}': docs/glossary.md has its word` }];
}
