// Shortens the policies that the adapter wrote for prerendered pages to the hashes each page needs.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { trimCsp } from '#shared/server/http/own-server/trim-csp.ts';

interface HeadersOfPath {
  readonly pathname: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

export async function trimStaticPolicies(headersFile: string, client: string): Promise<void> {
  const text = await readFile(headersFile, 'utf8').catch(() => null);
  if (text === null) return;
  const pages = JSON.parse(text) as HeadersOfPath[];
  const trimmed = await Promise.all(
    pages.map(async ({ pathname, headers }) => {
      const html = await pageAt(client, decodeURI(pathname));
      if (html === null) return { pathname, headers };
      return {
        pathname,
        headers: headers.map(({ key, value }) => ({ key, value: trimCsp(value, html) })),
      };
    }),
  );
  await writeFile(headersFile, JSON.stringify(trimmed));
}

async function pageAt(client: string, pathname: string): Promise<Buffer | null> {
  for (const file of [join(client, pathname, 'index.html'), join(client, `${pathname}.html`)]) {
    const html = await readFile(file).catch(() => null);
    if (html !== null) return html;
  }
  return null;
}
