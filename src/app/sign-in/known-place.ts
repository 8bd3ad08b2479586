import { returnPath } from '#features/session/core/return-path.ts';
import { SECRET_QUERY, withQuery } from '#shared/core/address.ts';
import { findPage } from '../find-page.ts';

/** What `redirectTo` and `to` may name: a page of the table with the query it reads, but no secret of it. */
export function allowedReturnPath(target: string | null | undefined): string | null {
  const path = returnPath(target);
  if (path === null) return null;
  const { pathname, searchParams } = new URL(path, 'https://own.invalid');
  const targetPath = pathname.replace(/(?<=[^/])\/+$/, '');
  const row = findPage(targetPath);
  // A file for machines is no place to arrive at.
  if (row === null || row.isRootOnly) return null;
  const names = (row.query ?? []).filter((name) => !SECRET_QUERY.has(name));
  return withQuery(
    targetPath,
    Object.fromEntries(names.map((name) => [name, searchParams.get(name) ?? undefined])),
  );
}

/** A query as it is passed on: the secrets of links left out, and of places those that are none of ours. */
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
