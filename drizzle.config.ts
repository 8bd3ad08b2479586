import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/shared/server/db/schema/*.ts',
  out: './src/shared/server/db/migrations',
});
