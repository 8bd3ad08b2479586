import { CLOSED_POLICY, type HeaderPairs } from '#shared/server/http/security-headers.ts';
import { BufferedResponse } from './finished-answer.ts';

export interface StaticDocument {
  readonly path: string;
  readonly contentType: string;
  readonly write: () => string;
}

/** Returns the response of a document, built on its first request; null for other URLs. */
export function staticDocuments(
  documents: readonly StaticDocument[],
  security: HeaderPairs,
): (url: string) => BufferedResponse | null {
  const responses = new Map<string, BufferedResponse>();
  const byPath = new Map(documents.map((document) => [document.path, document]));
  return (url) => {
    const path = url.split('?', 1)[0] ?? url;
    const document = byPath.get(path);
    if (!document) return null;
    const response = responses.get(path) ?? documentResponse(document, security);
    responses.set(path, response);
    return response;
  };
}

function documentResponse({ contentType, write }: StaticDocument, security: HeaderPairs) {
  const headers = [
    ...security.flat(),
    ...['Content-Security-Policy', CLOSED_POLICY],
    ...['Content-Type', contentType],
    ...['Cache-Control', 'public, max-age=0, must-revalidate'],
  ];
  return new BufferedResponse(200, headers, Buffer.from(write()), contentType);
}
