import { createHash } from 'node:crypto';

const OPENING = /^<(script|style)\b([^>]*)>/;
const MAX_OPENING_LENGTH = 2_000;
const HASH = / '(sha(?:256|384|512)-[^']+)'/g;
/** External scripts are covered by 'self', and data blocks are never executed. */
const NEEDS_NO_HASH = /\ssrc\s*=|\stype="application\/(?:ld\+)?json"/;

/**
 * Astro lists the hash of every script and style of the build on each page. This keeps only the
 * hashes of inline elements, which never allows more. The page stays bytes: decoding it would cost
 * a tenth of its rendering.
 */
export function trimCsp(policy: string, html: Buffer): string {
  const algorithm = /'sha(256|384|512)-/.exec(policy)?.[1];
  if (algorithm === undefined) return policy;
  const inline = new Set<string>();
  for (const element of ['script', 'style']) {
    for (const content of inlineContents(html, element)) {
      const digest = createHash(`sha${algorithm}`).update(content).digest('base64');
      inline.add(`sha${algorithm}-${digest}`);
    }
  }
  return policy.replace(HASH, (source, hash: string) => (inline.has(hash) ? source : ''));
}

function* inlineContents(html: Buffer, element: string): Generator<Buffer> {
  let index = html.indexOf(`<${element}`);
  while (index !== -1) {
    const [opening, , attributes = ''] =
      OPENING.exec(html.toString('latin1', index, index + MAX_OPENING_LENGTH)) ?? [];
    const from = index + (opening?.length ?? 1);
    const end = opening === undefined ? from : html.indexOf(`</${element}>`, from);
    if (end === -1) return;
    if (end > from && !NEEDS_NO_HASH.test(attributes)) yield html.subarray(from, end);
    index = html.indexOf(`<${element}`, end);
  }
}
