import type { Organization, WithContext } from 'schema-dts';
import { absolute, home } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';

interface About {
  readonly name: string;
  readonly description?: string;
  readonly email?: string;
}

export function ownOrganization(
  site: string,
  locale: Locale,
  about: About,
): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    ...about,
    url: absolute(site, home(locale)),
    logo: absolute(site, '/icon-512.png'),
  };
}
