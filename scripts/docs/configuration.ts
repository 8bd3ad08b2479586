import type * as z from 'zod';
import { SETTING_GROUPS } from '#shared/server/env-schema.ts';

export const CONFIGURATION_FILE = 'docs/configuration.md';

const HEAD = `# Configuration

Environment variables, made by \`npm run docs:configuration\` from \`src/shared/server/env-schema.ts\`
([recipe](add-a-setting.md)). They are checked at start, as far as possible also against the machine and the servers
they name; a wrong one is named in one line and ends the start with exit code 78, before anything is built or written. A
database or a bucket may take 30 seconds to answer, and a port that is in use to become free. Every default works. On
Netlify other variables are needed ([operations](operations.md#netlify)).
`;

/** The text of docs/configuration.md: a table for each group of settings. */
export function configurationDocument(): string {
  const groups = Object.entries(SETTING_GROUPS).map(([title, settings]) => {
    const rows = Object.entries<z.ZodType>(settings).map(([name, format]) => {
      const { computed = schemaDefault(format), description } = format.meta() ?? {};
      return `| \`${name}\` | ${computed} | ${description} |`;
    });
    return [`## ${title}\n`, '| variable | default | meaning |', '|---|---|---|', ...rows].join(
      '\n',
    );
  });
  return [HEAD, ...groups].join('\n\n').replace('\n\n\n', '\n\n').concat('\n');
}

function schemaDefault(format: z.ZodType): string {
  const value = String(format.safeParse(undefined).data ?? '');
  return value === '' ? '–' : `\`${value}\``;
}
