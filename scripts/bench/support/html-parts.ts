/** Parts removed from a page in this order, so that each byte is counted once. */
const PARTS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['data for search engines', /<script type="application\/ld\+json">.*?<\/script>/gs],
  ['scripts and styles', /<(script|style)\b.*?<\/\1>/gs],
  ['data of islands', /<astro-island\b[^>]*>/g],
  ['placeholders', /(?<==")data:[^"]*/g],
  ['widths of pictures', / (?:srcset|sizes)="[^"]*"/g],
  ['pictures otherwise', /<(?:img|source)\b[^>]*>|<\/?picture>/g],
  ['symbols', /<svg\b.*?<\/svg>/gs],
  ['scopes of components', / data-(?:astro-cid-)?[a-z0-9]{4,8}(?:="true")?(?=[ >])/g],
  ['classes', / class="[^"]*"/g],
  ['tags and other attributes', /<[^>]*>/g],
];

export interface HtmlPart {
  readonly name: string;
  readonly bytes: number;
}

export function htmlParts(html: string): readonly HtmlPart[] {
  let rest = html;
  const parts = PARTS.map(([name, pattern]) => {
    const before = Buffer.byteLength(rest);
    rest = rest.replace(pattern, '');
    return { name, bytes: before - Buffer.byteLength(rest) };
  });
  return [...parts, { name: 'text', bytes: Buffer.byteLength(rest) }];
}
