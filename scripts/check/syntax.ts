/** One tree for every file kind: TypeScript and TSX through oxc, .astro through Astro's own compiler. */
import { parse as parseAstro } from '@astrojs/compiler-rs';
import { parseSync } from 'oxc-parser';
import { lineAt } from './source-files.ts';

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export interface ImportSite {
  readonly specifier: string;
  readonly line: number;
  /** True for imports of types, which the build erases. */
  readonly typeOnly: boolean;
  /** True inside a `<script>` of an .astro file, which the browser loads. */
  readonly client: boolean;
  readonly names: readonly string[];
  readonly isNamespace?: boolean;
}

export interface Module {
  readonly tree: Node;
  readonly imports: readonly ImportSite[];
  readonly barrel: boolean;
  readonly hydrated: readonly string[];
}

/** Modules by path, since several checks read the same sources. */
const parsed = new Map<string, readonly [source: string, module: Module]>();

export function parseModule(path: string, source: string): Module {
  const [cachedSource, cachedModule] = parsed.get(path) ?? [];
  if (cachedModule && cachedSource === source) return cachedModule;
  const module = readModule(path, source);
  parsed.set(path, [source, module]);
  return module;
}

function readModule(path: string, source: string): Module {
  const tree = path.endsWith('.astro') ? astroTree(source) : scriptTree(path, source);
  const imports: ImportSite[] = [];
  const hydrated: string[] = [];
  walk(tree, false, (node, client) => {
    const site = importSite(node);
    if (site) imports.push({ ...site, client, line: lineAt(source, node.start) });
    const component = hydratedComponent(node);
    if (component) hydrated.push(component);
  });
  return { tree, imports, barrel: isBarrel(tree), hydrated };
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Visits all nodes depth first; `client` is true inside a `<script>` of an .astro file. */
export function walk(
  value: unknown,
  client: boolean,
  visit: (node: Node, client: boolean) => void,
): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, client, visit);
    return;
  }
  if (!isNode(value)) return;
  visit(value, client);
  const inside = client || value.type === 'AstroScript';
  for (const key of Object.keys(value)) {
    const child = value[key];
    if (typeof child === 'object' && child !== null) walk(child, inside, visit);
  }
}

function astroTree(source: string): Node {
  const { ast, diagnostics } = parseAstro(source);
  const broken = diagnostics.find(({ severity }) => String(severity) === 'error');
  if (broken) throw new SyntaxError(broken.text);
  if (!isNode(ast)) throw new TypeError('the Astro compiler returned no tree');
  return ast;
}

function scriptTree(path: string, source: string): Node {
  const { program, errors } = parseSync(path, source);
  const broken = errors[0];
  if (broken) throw new SyntaxError(broken.message);
  if (!isNode(program)) throw new TypeError('the parser returned no tree');
  return program;
}

function importSite(node: Node): Omit<ImportSite, 'client' | 'line'> | null {
  const specifier = literal(node['source']);
  if (specifier === null) return null;
  switch (node.type) {
    case 'ImportDeclaration':
      return {
        specifier,
        typeOnly: node['importKind'] === 'type',
        names: boundNames(node),
        isNamespace: bindsNamespace(node),
      };
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return { specifier, typeOnly: node['exportKind'] === 'type', names: [] };
    case 'ImportExpression':
      return { specifier, typeOnly: false, names: [] };
    case 'TSImportType':
      return { specifier, typeOnly: true, names: [] };
    default:
      return null;
  }
}

function literal(value: unknown): string | null {
  return isNode(value) && value.type === 'Literal' && typeof value['value'] === 'string'
    ? value['value']
    : null;
}

function boundNames(node: Node): string[] {
  const specifiers = Array.isArray(node['specifiers']) ? node['specifiers'] : [];
  return specifiers.flatMap((specifier: Node) => {
    const local = specifier['local'];
    return isNode(local) && typeof local['name'] === 'string' ? [local['name']] : [];
  });
}

function hydratedComponent(node: Node): string | null {
  if (node.type !== 'JSXOpeningElement' || !Array.isArray(node['attributes'])) return null;
  const name = node['name'];
  const hydrates = node['attributes'].some((attribute: Node) => {
    const key = attribute['name'];
    return isNode(key) && attributeName(key).startsWith('client:');
  });
  return hydrates && isNode(name) && typeof name['name'] === 'string' ? name['name'] : null;
}

function attributeName(key: Node): string {
  if (typeof key['name'] === 'string') return key['name'];
  const { namespace, name } = key as { namespace?: unknown; name?: unknown };
  return isNode(namespace) && isNode(name)
    ? `${String(namespace['name'])}:${String(name['name'])}`
    : '';
}

function isBarrel(tree: Node): boolean {
  const statements = Array.isArray(tree['body']) ? (tree['body'] as Node[]) : [];
  return (
    statements.length > 0 &&
    statements.every(
      (statement) =>
        statement.type === 'ExportAllDeclaration' ||
        (statement.type === 'ExportNamedDeclaration' && isNode(statement['source'])),
    )
  );
}

function bindsNamespace(node: Node): boolean {
  const specifiers = Array.isArray(node['specifiers']) ? (node['specifiers'] as Node[]) : [];
  return specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier');
}
