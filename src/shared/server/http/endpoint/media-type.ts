import { MIMEType } from 'node:util';

export interface MediaType {
  readonly type: string;
  /** Boundary of a multipart body; null when there is none or it is not allowed. */
  readonly boundary: string | null;
}

/** A multipart boundary as RFC 2046 allows it, but without spaces. */
const BOUNDARY = /^[\w'()+,./:=?-]{1,70}$/;
/** Browsers send at most 90 characters; Node's parser is quadratic in the number of blanks. */
const MAX_MEDIA_TYPE_LENGTH = 500;
const UNKNOWN: MediaType = { type: '', boundary: null };

/** The only parser of Content-Type, so that counting and parsing a body agree. */
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
