const HOSTS = /^(?:(?:www|m|music)\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/;
/** What may follow an id without a sign between: `?v=ID?si=…`. */
const ID = /^([\w-]{11})(?:$|[?&#/])/;
/** The parts of an address after which a film is named; anything else of eleven letters is a channel. */
const VIDEO_PATH = /^\/(?:embed|shorts|live|v|e|watch)\/([^/]+)/;
const FRAME = /\bsrc\s*=\s*["']?([^"'\s>]+)/i;

export function isYoutubeId(text: string): boolean {
  return /^[\w-]{11}$/.test(text);
}

/** The eleven characters a link to a YouTube film carries, or its embed code; anything else comes back as it was typed. */
export function youtubeId(input: string): string {
  const text = input.trim();
  const source = /^<iframe\b/i.test(text) ? (FRAME.exec(text)?.[1] ?? '') : text;
  const address = source.replace(/^\/\//, '').replaceAll('&amp;', '&');
  const url = URL.parse(/^[\w.-]+\//.test(address) ? `https://${address}` : address);
  if (!url || !HOSTS.test(url.hostname)) return text;
  const { pathname, searchParams } = url;
  const named = url.hostname.endsWith('youtu.be')
    ? pathname.slice(1)
    : VIDEO_PATH.exec(pathname)?.[1];
  return ID.exec(searchParams.get('v') ?? named ?? '')?.[1] ?? text;
}
