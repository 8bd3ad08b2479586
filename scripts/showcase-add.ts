// npm run showcase:add -- FOLDER… – checks companies for the showcase, makes their pictures, adds and shows them.
// With --template NAME or --from-company ID it starts a folder to be filled in instead. docs/showcase.md
import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withDatabase } from '#shared/server/db/with-database.ts';
import { addCompany } from './showcase/add-company.ts';
import { previewShowcase } from './showcase/preview.ts';
import { startFromCompany, startFromTemplate } from './showcase/start-folder.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    template: { type: 'string' },
    'from-company': { type: 'string' },
    preview: { type: 'boolean', default: process.stdin.isTTY && process.stdout.isTTY },
  },
});
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const { template, 'from-company': idEmp } = values;
if (template !== undefined) {
  process.exitCode = (await startFromTemplate(template, print)) ? 0 : 1;
} else if (idEmp !== undefined && /^[1-9]\d{0,8}$/.test(idEmp)) {
  process.exitCode = (await withDatabase(() => startFromCompany(Number(idEmp), print))) ? 0 : 1;
} else if (
  idEmp !== undefined ||
  positionals.length === 0 ||
  !positionals.every((folder) => existsSync(folder))
) {
  process.stderr.write(
    'Usage: npm run showcase:add -- [--preview | --no-preview] FOLDER…\n' +
      '       npm run showcase:add -- --template NAME\n' +
      '       npm run showcase:add -- --from-company ID\n',
  );
  process.exit(2);
} else {
  const added: string[] = [];
  for (const folder of positionals) {
    if (await addCompany(folder, print)) added.push(basename(resolve(folder)));
    else process.exitCode = 1;
  }
  if (values.preview && added.length > 0) await previewShowcase(added, print);
}
