import { ENV_DESCRIPTIONS } from '#shared/server/env-descriptions.ts';
import { schema } from '#shared/server/env-schema.ts';

export const CONFIGURATION_FILE = 'docs/configuration.md';

const HEAD = `# Configuration

Environment variables, made by \`npm run docs:configuration\` from \`src/shared/server/env-schema.ts\` and
\`env-descriptions.ts\` ([recipe](add-a-setting.md)). They are checked at start, as far as possible also against the
machine and the servers they name; a wrong one is named in one line and ends the start with exit code 78, before
anything is built or written. A database or a bucket may take 30 seconds to answer, and a port that is in use to become
free. Every default works. On Netlify other variables are needed ([operations](operations.md#netlify)).
`;

/** The text of docs/configuration.md: a table for each group of settings. */
export function configurationDocument(): string {
  const groups = Object.entries(ENV_DESCRIPTIONS).map(([title, settings]) => {
    const rows = Object.entries(settings).map(
      ([name, { text, computed }]) =>
        `| \`${name}\` | ${computed ?? schemaDefault(name)} | ${text} |`,
    );
    return [`## ${title}\n`, '| variable | default | meaning |', '|---|---|---|', ...rows].join(
      '\n',
    );
  });
  return [HEAD, ...groups].join('\n\n').replace('\n\n\n', '\n\n').concat('\n');
}

function schemaDefault(name: string): string {
  const parsed = schema.shape[name as keyof typeof schema.shape].safeParse(undefined);
  const value = String(parsed.data ?? '');
  return value === '' ? '–' : `\`${value}\``;
}
