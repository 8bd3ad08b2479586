import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly type: string;
  readonly fileName: string;
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Bundle = Readonly<Record<string, Chunk>>;

const STEP = /\/ui\/(?:wizard\/steps|campaign)\/(\w+)Step\.tsx$/;
const ISLAND = /\.island\.tsx$/;
/** Matches the script of @astrojs/react that hydrates islands. */
const CLIENT = /\/@astrojs\/react\/.*client\.js$/;

/** Returns the script URLs of each wizard step: its own, its island's, and their imports. */
export function stepScripts(bundle: Bundle): Record<string, readonly string[]> {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const idOf = ({ facadeModuleId }: Chunk) => facadeModuleId ?? '';
  const starts = (step: Chunk) =>
    chunks.filter(
      (chunk) =>
        CLIENT.test(idOf(chunk)) ||
        (ISLAND.test(idOf(chunk)) && chunk.dynamicImports?.includes(step.fileName)),
    );
  return Object.fromEntries(
    chunks.flatMap((chunk) => {
      const [, name] = STEP.exec(idOf(chunk)) ?? [];
      if (name === undefined) return [];
      const files = new Set<string>();
      for (const { fileName } of [...starts(chunk), chunk]) follow(bundle, fileName, files);
      const addresses = [...files].map((file) => `/${file}`);
      return [[name.charAt(0).toLowerCase() + name.slice(1), addresses]];
    }),
  );
}

function follow(bundle: Bundle, fileName: string, files: Set<string>): void {
  if (files.has(fileName)) return;
  files.add(fileName);
  for (const imported of bundle[fileName]?.imports ?? []) follow(bundle, imported, files);
}

/** Writes the script lists beside the client's files; the server preloads them in the page. */
export const writeStepScripts = {
  name: 'write-step-scripts',
  apply: 'build' as const,
  applyToEnvironment: ({ name }: { readonly name: string }) => name === 'client',
  writeBundle({ dir }: { readonly dir?: string }, bundle: Bundle) {
    const steps = stepScripts(bundle);
    if (dir && Object.keys(steps).length > 0)
      writeFileSync(join(dir, '../step-scripts.json'), `${JSON.stringify(steps)}\n`);
  },
};
