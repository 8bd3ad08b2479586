/** Calls of a translator that omit a placeholder of the message. */
import { type Finding, isCode, isTest, lineAt, type Sources } from '../source-files.ts';
import { isNode, type Node, parseModule, walk } from '../syntax.ts';

/** Placeholders of a message in all its forms, by `slice:key` without plural suffix. */
export type PlaceholdersByMessage = ReadonlyMap<string, ReadonlySet<string>>;

export function unfilledPlaceholders(
  sources: Sources,
  sentences: PlaceholdersByMessage,
): Finding[] {
  return [...sources]
    .filter(([path]) => isCode(path) && !isTest(path) && !path.startsWith('tests/'))
    .flatMap(([path, source]) => {
      const findings: Finding[] = [];
      walk(parseModule(path, source).tree, false, (node) => {
        const message = node.type === 'CallExpression' ? unfilled(node, sentences) : null;
        if (message) findings.push({ path, line: lineAt(source, node.start), message });
      });
      return findings;
    });
}

function unfilled(call: Node, sentences: PlaceholdersByMessage): string | null {
  const { callee, arguments: args } = call as { callee?: unknown; arguments?: unknown };
  if (!isNode(callee) || callee['name'] !== 't' || !Array.isArray(args)) return null;
  const [key, values] = args;
  const placeholders = isNode(key) ? sentences.get(textOf(key)) : undefined;
  const filled = namesOf(values);
  if (!placeholders || !filled) return null;
  const empty = [...placeholders].filter((name) => !filled.has(name));
  return empty.length === 0 ? null : `'${textOf(key)}' is not given ${empty.join(', ')}`;
}

function namesOf(values: unknown): ReadonlySet<string> | null {
  if (values === undefined) return new Set();
  if (!isNode(values) || values.type !== 'ObjectExpression') return null;
  const properties = values['properties'] as Node[];
  if (properties.some(({ type }) => type !== 'Property')) return null;
  return new Set(properties.map(({ key }) => String((key as Node)['name'])));
}

function textOf(node: Node): string {
  if (node.type === 'Literal') return String(node['value']);
  const [only, ...rest] = (node['quasis'] ?? []) as { value: { cooked: string } }[];
  return rest.length === 0 ? (only?.value.cooked ?? '') : '';
}
