// npm run showcase:add -- FOLDER… – checks companies for the showcase, makes their pictures and adds them.
// With --template NAME or --from-company ID it starts a folder to be filled in instead. docs/showcase.md
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withDatabase } from '#shared/server/db/with-database.ts';
import { addCompany } from './showcase/add-company.ts';
import { startFromCompany, startFromTemplate } from './showcase/start-folder.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { template: { type: 'string' }, 'from-company': { type: 'string' } },
});
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const { template, 'from-company': idEmp } = values;
if (template !== undefined) {
  process.exitCode = (await startFromTemplate(template, say)) ? 0 : 1;
} else if (idEmp !== undefined && /^[1-9]\d{0,8}$/.test(idEmp)) {
  process.exitCode = (await withDatabase(() => startFromCompany(Number(idEmp), say))) ? 0 : 1;
} else if (
  idEmp !== undefined ||
  positionals.length === 0 ||
  !positionals.every((folder) => existsSync(folder))
) {
  process.stderr.write(
    'Usage: npm run showcase:add -- FOLDER…\n' +
      '       npm run showcase:add -- --template NAME\n' +
      '       npm run showcase:add -- --from-company ID\n',
  );
  process.exit(2);
} else {
  for (const folder of positionals) {
    if (!(await addCompany(folder, say))) process.exitCode = 1;
  }
}
