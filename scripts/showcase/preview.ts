import { fileURLToPath } from 'node:url';
import { staticPages } from '#features/showcase/core/showcase-paths.ts';
import { page } from '#shared/core/address.ts';
import { LOCALES } from '#shared/core/locale.ts';

/** Serves the sources until Ctrl-C, without a database, which no page of the showcase needs. */
export async function previewShowcase(
  slugs: readonly string[],
  print: (line: string) => void,
): Promise<void> {
  process.env.LOG_LEVEL ??= 'warn';
  const { dev } = await import('astro');
  const { address } = await dev({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4321) },
  });
  print('To be seen until Ctrl-C, and as it is changed (the first page takes some seconds):');
  for (const slug of slugs) {
    for (const locale of LOCALES) {
      print(`  http://127.0.0.1:${address.port}${page(locale, staticPages(slug).hrsay)}`);
    }
  }
}
