import { createHash } from 'node:crypto';

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const HASH = / '(sha(?:256|384|512)-[^']+)'/g;
const HAS_SOURCE = /\ssrc\s*=/;

/**
 * Astro lists the hash of every script and style of the whole build on each page; external files are
 * covered by 'self', so only the hashes of what stands inline in this page are kept. A policy with
 * only shorter lists allows less, never more.
 */
export function trimCsp(policy: string, html: string): string {
  const algorithm = /'sha(256|384|512)-/.exec(policy)?.[1];
  if (algorithm === undefined) return policy;
  const inline = new Set<string>();
  for (const [, , attributes = '', content = ''] of html.matchAll(INLINE)) {
    if (content === '' || HAS_SOURCE.test(attributes)) continue;
    const digest = createHash(`sha${algorithm}`).update(content).digest('base64');
    inline.add(`sha${algorithm}-${digest}`);
  }
  return policy.replace(HASH, (whole, hash: string) => (inline.has(hash) ? whole : ''));
}
