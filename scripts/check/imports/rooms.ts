/** The table of docs/architecture.md: the layer of a path and its allowed imports. */

export type Layer =
  | 'shared/core'
  | 'shared/server'
  | 'schema'
  | 'shared/ui'
  | 'core'
  | 'server'
  | 'ui'
  | 'i18n'
  | 'content'
  | 'app'
  | 'pages'
  | 'entry'
  | 'scripts'
  | 'tests'
  | 'manifest';

export interface ModuleLocation {
  readonly layer: Layer;
  /** Scope of relative imports: a feature, or another top folder. */
  readonly slice: string;
}

const BELOW_APP: readonly Layer[] = [
  'shared/core',
  'shared/server',
  'schema',
  'shared/ui',
  'core',
  'server',
  'ui',
  'i18n',
  'content',
  'manifest',
];

export const MAY_IMPORT: Readonly<Record<Layer, readonly Layer[]>> = {
  'shared/core': ['shared/core'],
  'shared/server': ['shared/core', 'shared/server', 'schema', 'i18n', 'manifest'],
  schema: ['shared/core', 'schema'],
  'shared/ui': ['shared/core', 'shared/ui', 'i18n'],
  core: ['shared/core', 'core'],
  server: ['shared/core', 'core', 'shared/server', 'schema', 'server', 'i18n'],
  ui: ['shared/core', 'core', 'shared/ui', 'ui', 'i18n'],
  i18n: ['shared/core', 'i18n'],
  content: ['content'],
  app: [...BELOW_APP, 'app'],
  pages: [...BELOW_APP, 'app'],
  entry: [...BELOW_APP, 'app'],
  scripts: [...BELOW_APP, 'app', 'scripts'],
  tests: [...BELOW_APP, 'app', 'pages', 'entry', 'scripts', 'tests'],
  manifest: [],
};

/** Slice without imports from others, whose ui all slices may use (decision 0111). */
export const LOWEST_SLICE = 'features/media';

/** Files that the ui of other slices may import: uploads, and the wizard's frame (0111). */
export const SHARED_UI =
  /^src\/features\/(?:media\/ui\/|profile\/ui\/wizard\/(?:draft\/|frame\/|StepShell\.|item-fields\.|wizard-))/;

/** Packages that only run on the server: no ui may name them. */
export const SERVER_PACKAGES: ReadonlySet<string> = new Set([
  '@node-rs/argon2',
  '@react-email/render',
  'drizzle-orm',
  'flydrive',
  'hono',
  'nodemailer',
  'pg',
  'pg-boss',
  'pino',
  'prom-client',
  'sharp',
]);

/** Packages that `core` may import: zod for contracts, and two that only contain data. */
export const CORE_PACKAGES: ReadonlySet<string> = new Set(['zod', 'i18n-iso-countries', 'tldts']);

const ENTRIES = /^src\/(fetch|middleware|content\.config|live\.config)\.ts$|^src\/env\.d\.ts$/;

export function locationOf(path: string): ModuleLocation | null {
  const feature = /^src\/features\/([^/]+)\/(core|server|ui)\//.exec(path);
  if (feature) return { layer: feature[2] as Layer, slice: `features/${feature[1]}` };
  if (path.startsWith('src/shared/server/db/schema/')) return { layer: 'schema', slice: 'shared' };
  const shared = /^src\/(shared\/(?:core|server|ui))\//.exec(path);
  if (shared) return { layer: shared[1] as Layer, slice: 'shared' };
  const top = /^src\/(i18n|content|app|pages)\//.exec(path) ?? /^(scripts|tests)\//.exec(path);
  if (top) return { layer: top[1] as Layer, slice: top[1] ?? '' };
  if (ENTRIES.test(path)) return { layer: 'entry', slice: 'entry' };
  return path.includes('/') ? null : { layer: 'manifest', slice: 'manifest' };
}

/** Name of a layer in messages: `review/server`, `shared/core`, `pages`. */
export function nameOf({ layer, slice }: ModuleLocation): string {
  return slice.startsWith('features/') ? `${slice.slice('features/'.length)}/${layer}` : layer;
}
