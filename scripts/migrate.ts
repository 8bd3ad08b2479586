// npm run db:migrate – brings the database up to date, beside a running server or alone.
import { migrate } from '#shared/server/db/migrate/migrate.ts';
import { withDatabase } from '#shared/server/db/with-database.ts';

const { applied, total } = await withDatabase((url) => migrate(url));
process.stdout.write(`Migrations: ${applied} applied, ${total} in all\n`);
