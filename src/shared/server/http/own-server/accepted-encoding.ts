export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

/** Encodings in order of preference: the one that compresses pages best comes first. */
const PACKED = ['br', 'zstd', 'gzip'] as const;

let lastHeader: string | undefined;
let lastEncoding: Encoding = 'identity';

/** The best encoding the client accepts; caches the last header, as most browsers send the same. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header !== lastHeader) {
    lastEncoding = bestEncoding(header);
    lastHeader = header;
  }
  return lastEncoding;
}

function bestEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity';
  if (!header.includes('q=')) {
    if (/\bbr\b/.test(header)) return 'br';
    if (/\bzstd\b/.test(header)) return 'zstd';
    return header.includes('gzip') || header.includes('*') ? 'gzip' : 'identity';
  }
  const quality = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((parameter) => parameter.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    quality.set(name.toLowerCase(), q === undefined ? 1 : Number(q.slice(2)) || 0);
  }
  const rest = quality.get('*') ?? 0;
  return PACKED.find((name) => (quality.get(name) ?? rest) > 0) ?? 'identity';
}
