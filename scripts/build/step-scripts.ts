import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly type: string;
  readonly fileName: string;
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
}

type Bundle = Readonly<Record<string, Chunk>>;

const STEP = /\/wizard\/steps\/(\w+)Step\.tsx$/;
/** The island of all steps and what starts it, which import nothing the step does not wait for. */
const STARTS = /\/wizard\/WizardStep\.island\.tsx$|\/@astrojs\/react\/.*client\.js$/;

/** Addresses of the scripts of each step of the wizard, with everything they import. */
export function stepScripts(bundle: Bundle): Record<string, readonly string[]> {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const idOf = ({ facadeModuleId }: Chunk) => facadeModuleId ?? '';
  const starts = chunks.filter((chunk) => STARTS.test(idOf(chunk)));
  return Object.fromEntries(
    chunks.flatMap((chunk) => {
      const [, name] = STEP.exec(idOf(chunk)) ?? [];
      if (name === undefined) return [];
      const files = new Set<string>();
      for (const { fileName } of [...starts, chunk]) follow(bundle, fileName, files);
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

/** Writes them beside the client's files, for the server, which names them in the page. */
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
