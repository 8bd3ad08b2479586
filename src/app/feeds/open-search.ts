import { companyList } from '#features/discovery/core/discovery-paths.ts';
import { translator } from '#i18n/translator.ts';
import { absolute } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import { escapeMarkup } from '#shared/core/markup/escape-markup.ts';

/** Adds company search to a browser's address bar; URLs must be absolute. */
export function openSearchXml(site: string, locale: Locale): string {
  const t = translator(locale);
  const results = `${absolute(site, companyList(locale))}?keyword={searchTerms}`;
  const icon = absolute(site, '/favicon.svg');
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeMarkup(t('shared:site.name'))}</ShortName>
  <Description>${escapeMarkup(t('shared:search.label'))}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${escapeMarkup(icon)}</Image>
  <Url type="text/html" method="get" template="${escapeMarkup(results)}"/>
</OpenSearchDescription>
`;
}
