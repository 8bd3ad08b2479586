import type { APIContext } from 'astro';
import { findPage } from './find-page.ts';
import { cacheLife } from './page-row.ts';

/** Lets the page cache keep this page as long as its row says, or until one of the tags is invalidated. */
export function keepPage({ cache, url }: Pick<APIContext, 'cache' | 'url'>, tags: string[]): void {
  const row = findPage(url.pathname);
  const life = row && cacheLife(row);
  if (!life) throw new Error(`${url.pathname} has no cache life in src/app/routes.ts`);
  cache.set({ ...life, tags });
}
