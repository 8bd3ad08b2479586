import { inLanguage } from '../in-language.ts';
import type { Locale } from '../locale.ts';

/** The address as one line, as people write it: English sets the parts apart by commas. */
export function addressLine(
  parts: { address: string; city: string; postalCode: string },
  province: string,
  lang: Locale,
): string {
  return [parts.address, parts.city, `${province} ${parts.postalCode}`.trim()]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(inLanguage(lang, ' ', ', '));
}

/** A website as people say it: `example.co.th`. Null for an address that must not become a link. */
export function websiteName(website: string | null): string | null {
  if (website === null || !website.startsWith('https://') || !URL.canParse(website)) return null;
  return new URL(website).hostname.replace(/^www\./, '');
}
