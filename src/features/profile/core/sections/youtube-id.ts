const HOSTS = new Set(['youtube.com', 'youtube-nocookie.com', 'youtu.be']);
const ID = /^[\w-]{11}$/;

/** The eleven characters a link to a YouTube film carries; anything else comes back as it was typed. */
export function youtubeId(typed: string): string {
  const text = typed.trim();
  const link = /^[\w.-]+\//.test(text) ? `https://${text}` : text;
  if (!URL.canParse(link)) return text;
  const { hostname, pathname, searchParams } = new URL(link);
  if (!HOSTS.has(hostname.replace(/^(?:www|m|music)\./, ''))) return text;
  const id = searchParams.get('v') ?? pathname.split('/').at(-1) ?? '';
  return ID.test(id) ? id : text;
}
