import { MIMEType } from 'node:util';

export interface MediaType {
  /** Without its parameters; empty where nothing can be made of it. */
  readonly type: string;
  /** What stands between the parts of a multipart body; null where it has none that may stand there. */
  readonly boundary: string | null;
}

/** Signs of RFC 2046 that need no quotes and mean nothing to any parser. */
const BOUNDARY = /^[\w'()+,./:=?-]{1,70}$/;
/** Browsers send 90 characters at most; Node's parser takes time by the square of the blanks. */
const MAX_MEDIA_TYPE_LENGTH = 500;
const UNKNOWN: MediaType = { type: '', boundary: null };

/** What a body says it is: the one reading of it, by which whoever counts and whoever parses go. */
export function mediaTypeOf({ headers }: Request): MediaType {
  const contentType = headers.get('content-type');
  const parsed =
    contentType === null || contentType.length > MAX_MEDIA_TYPE_LENGTH ? null : parse(contentType);
  if (parsed === null) return UNKNOWN;
  const boundary = parsed.params.get('boundary');
  return { type: parsed.essence, boundary: boundary && BOUNDARY.test(boundary) ? boundary : null };
}

function parse(contentType: string): MIMEType | null {
  try {
    return new MIMEType(contentType);
  } catch {
    return null;
  }
}
