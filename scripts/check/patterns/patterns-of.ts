/** Every regular expression of a module, also of strings; unknown parts count as a letter. */
import { isNode, type Node, parseModule, walk } from '../syntax.ts';

export interface Pattern {
  readonly source: string;
  readonly flags: string;
  readonly offset: number;
}

const MAKERS: ReadonlySet<unknown> = new Set(['RegExp', 'regex']);
const PLACEHOLDER = 'x';

export function patternsOf(path: string, source: string): Pattern[] {
  if (!source.includes('/') && !source.includes('RegExp')) return [];
  const { tree } = parseModule(path, source);
  const constants = constantsOf(tree);
  const found: Pattern[] = [];
  walk(tree, false, (node) => {
    const { regex } = node as {
      readonly regex?: { readonly pattern: string; readonly flags: string };
    };
    if (node.type === 'Literal' && regex) {
      found.push({ source: regex.pattern, flags: regex.flags, offset: node.start });
    }
    const maker = node['callee'];
    if (!isNode(maker) || !MAKERS.has(maker['name'])) return;
    const [text, flags] = node['arguments'] as readonly (Node | undefined)[];
    if (!text || 'regex' in text) return;
    const patternText = textOf(text, constants);
    found.push({
      source: patternText.replace(/\[object Object\]/g, PLACEHOLDER),
      flags: flags?.type === 'Literal' ? String(flags['value']) : '',
      offset: node.start,
    });
  });
  return found;
}

function constantsOf(tree: Node): ReadonlyMap<unknown, Node> {
  const constants = new Map<unknown, Node>();
  walk(tree, false, (node) => {
    const { id, init } = node as { readonly id?: Node; readonly init?: unknown };
    if (node.type === 'VariableDeclarator' && id && isNode(init)) constants.set(id['name'], init);
  });
  return constants;
}

function textOf(node: Node, constants: ReadonlyMap<unknown, Node>): string {
  const { left, right, quasi, tag } = node as Readonly<Record<string, Node | undefined>>;
  switch (node.type) {
    case 'Literal':
      return String(node['value']);
    case 'Identifier': {
      const constant = constants.get(node['name']);
      return constant ? textOf(constant, constants) : PLACEHOLDER;
    }
    case 'BinaryExpression':
      return left && right ? textOf(left, constants) + textOf(right, constants) : PLACEHOLDER;
    case 'TaggedTemplateExpression':
      return quasi && tag ? templateText(quasi, 'raw', constants) : PLACEHOLDER;
    case 'TemplateLiteral':
      return templateText(node, 'cooked', constants);
    default:
      return PLACEHOLDER;
  }
}

function templateText(
  node: Node,
  spelling: 'raw' | 'cooked',
  constants: ReadonlyMap<unknown, Node>,
): string {
  const quasis = node['quasis'] as readonly { readonly value: Readonly<Record<string, string>> }[];
  const expressions = node['expressions'] as readonly Node[];
  return quasis
    .map(({ value }, index) => {
      const expression = expressions[index];
      return `${value[spelling]}${expression ? textOf(expression, constants) : ''}`;
    })
    .join('');
}
