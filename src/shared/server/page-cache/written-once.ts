import { CLOSED_POLICY, type HeaderPairs } from '#shared/server/http/security-headers.ts';
import { FinishedAnswer } from './finished-answer.ts';

/** A document that is the same as long as the server runs. */
export interface WrittenOnce {
  readonly path: string;
  readonly contentType: string;
  readonly write: () => string;
}

/** The finished answer of such a document, made when somebody first asks for it; null for other addresses. */
export function writtenOnce(
  documents: readonly WrittenOnce[],
  security: HeaderPairs,
): (url: string) => FinishedAnswer | null {
  const made = new Map<string, FinishedAnswer>();
  const byPath = new Map(documents.map((document) => [document.path, document]));
  return (url) => {
    const path = url.split('?', 1)[0] ?? url;
    const document = byPath.get(path);
    if (!document) return null;
    const answer = made.get(path) ?? answerOf(document, security);
    made.set(path, answer);
    return answer;
  };
}

function answerOf({ contentType, write }: WrittenOnce, security: HeaderPairs): FinishedAnswer {
  const headers = [
    ...security.flat(),
    ...['Content-Security-Policy', CLOSED_POLICY],
    ...['Content-Type', contentType],
    ...['Cache-Control', 'public, max-age=0, must-revalidate'],
  ];
  return new FinishedAnswer(200, headers, Buffer.from(write()), contentType);
}
