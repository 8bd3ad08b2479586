import { inLanguage } from '../in-language.ts';
import type { Locale } from '../locale.ts';

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

/** Host name for display, `example.co.th`; null for a URL that must not become a link. */
export function websiteName(website: string | null): string | null {
  if (website === null || !website.startsWith('https://') || !URL.canParse(website)) return null;
  return new URL(website).hostname.replace(/^www\./, '');
}
