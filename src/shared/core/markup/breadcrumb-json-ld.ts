import type { BreadcrumbList, WithContext } from 'schema-dts';
import { absolute } from '#shared/core/address.ts';

interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** Breadcrumbs from the home page to this one for search engines. */
export function breadcrumbJsonLd(
  site: string,
  crumbs: readonly Crumb[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(site, path),
    })),
  };
}
