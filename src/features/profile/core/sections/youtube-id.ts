const HOSTS = /^(?:(?:www|m|music)\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/;
/** An id may be followed by a second query without `&`: `?v=ID?si=…`. */
const ID = /^([\w-]{11})(?:$|[?&#/])/;
/** Path segments before a video id; another path of eleven characters is a channel. */
const VIDEO_PATH = /^\/(?:embed|shorts|live|v|e|watch)\/([^/]+)/;
const FRAME = /\bsrc\s*=\s*["']?([^"'\s>]+)/i;

export function isYoutubeId(text: string): boolean {
  return /^[\w-]{11}$/.test(text);
}

/** Extracts the video id from a YouTube link or embed code; other input is returned trimmed. */
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
