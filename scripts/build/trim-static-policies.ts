// Shortens the policies that the adapter wrote for prerendered pages to the hashes each page needs.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { trimCsp } from '#shared/server/http/own-server/trim-csp.ts';

interface HeadersOfPath {
  readonly pathname: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

export function trimStaticPolicies(headersFile: string, client: string): void {
  if (!existsSync(headersFile)) return;
  const pages = JSON.parse(readFileSync(headersFile, 'utf8')) as HeadersOfPath[];
  const trimmed = pages.map(({ pathname, headers }) => {
    const html = pageAt(client, decodeURI(pathname));
    if (html === null) return { pathname, headers };
    return {
      pathname,
      headers: headers.map(({ key, value }) => ({ key, value: trimCsp(value, html) })),
    };
  });
  writeFileSync(headersFile, JSON.stringify(trimmed));
}

function pageAt(client: string, pathname: string): Buffer | null {
  const file = [join(client, pathname, 'index.html'), join(client, `${pathname}.html`)].find(
    existsSync,
  );
  return file === undefined ? null : readFileSync(file);
}
