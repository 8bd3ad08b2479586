/** Calls of a translator that name a sentence and leave one of its `{{places}}` empty. */
import { type Finding, isCode, isTest, lineAt, type Sources } from '../source-files.ts';
import { isNode, type Node, parseModule, walk } from '../syntax.ts';

/** The places of a sentence in all its forms, by `slice:key` without the ending of a plural. */
export type PlacesOfSentence = ReadonlyMap<string, ReadonlySet<string>>;

export function unfilledPlaces(sources: Sources, sentences: PlacesOfSentence): Finding[] {
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

function unfilled(call: Node, sentences: PlacesOfSentence): string | null {
  const { callee, arguments: given } = call as { callee?: unknown; arguments?: unknown };
  if (!isNode(callee) || callee['name'] !== 't' || !Array.isArray(given)) return null;
  const [key, values] = given;
  const places = isNode(key) ? sentences.get(textOf(key)) : undefined;
  const filled = namesOf(values);
  if (!places || !filled) return null;
  const empty = [...places].filter((name) => !filled.has(name));
  return empty.length === 0 ? null : `'${textOf(key)}' is not given ${empty.join(', ')}`;
}

/** Null where they are known at run time alone. */
function namesOf(values: unknown): ReadonlySet<string> | null {
  if (values === undefined) return new Set();
  if (!isNode(values) || values.type !== 'ObjectExpression') return null;
  const properties = values['properties'] as Node[];
  if (properties.some(({ type }) => type !== 'Property')) return null;
  return new Set(properties.map(({ key }) => String((key as Node)['name'])));
}

function textOf(node: Node): string {
  if (node.type === 'Literal') return String(node['value']);
  const [only, ...others] = (node['quasis'] ?? []) as { value: { cooked: string } }[];
  return others.length === 0 ? (only?.value.cooked ?? '') : '';
}
