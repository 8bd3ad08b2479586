import { returnPath } from '#features/session/core/return-path.ts';
import { SECRET_QUERY, withQuery } from '#shared/core/address.ts';
import { findPage } from '../find-page.ts';

/** Return path reduced to a page of the route table with its declared query, without secrets. */
export function allowedReturnPath(target: string | null | undefined): string | null {
  const path = returnPath(target);
  if (path === null) return null;
  const { pathname, searchParams } = new URL(path, 'https://own.invalid');
  const targetPath = pathname.replace(/(?<=[^/])\/+$/, '');
  const row = findPage(targetPath);
  // Machine-readable files are no valid target.
  if (row === null || row.isRootOnly) return null;
  const names = (row.query ?? []).filter((name) => !SECRET_QUERY.has(name));
  return withQuery(
    targetPath,
    Object.fromEntries(names.map((name) => [name, searchParams.get(name) ?? undefined])),
  );
}

/** Query without the secrets of links and without invalid return paths. */
export function carriedQuery(query: URLSearchParams): URLSearchParams {
  const carried = new URLSearchParams(query);
  for (const name of SECRET_QUERY) carried.delete(name);
  for (const name of ['redirectTo', 'to']) {
    const targetPath = allowedReturnPath(carried.get(name));
    if (targetPath === null) carried.delete(name);
    else carried.set(name, targetPath.slice(1));
  }
  return carried;
}
