/** A journey that follows a link waits for the new URL, or for text that only the new page has. */
import { type Finding, lineAt, type Sources } from '../source-files.ts';

const SPEC = /^tests\/(?:e2e|netlify)\/.+\.spec\.ts$/;
/** Statements in order: actions, waits for a URL, and reads of the page. */
const STATEMENTS =
  /(?<act>\.click\(|\bpress\(|\.press\('Enter'\))|(?<wait>\btoHaveURL\(|\bwaitForURL\(|\.goto\(|\.reload\(|\btest(?:\.\w+)?\()|(?<read>(?<!new URL\()\bpage\.url\(\)|\bnew URL\(page\.url\(\)\)\.(?:pathname|search|href)|getByRole\('heading', \{ level: 1 \}\)\)\.toBeVisible\()/g;

export function checkNavigationWaits(sources: Sources): Finding[] {
  return [...sources].flatMap(([path, source]) => {
    if (!SPEC.test(path)) return [];
    let follows = false;
    return [...source.matchAll(STATEMENTS)].flatMap(({ index, groups = {} }) => {
      if (groups['act'] !== undefined) follows = true;
      if (groups['wait'] !== undefined) follows = false;
      if (groups['read'] === undefined || !follows) return [];
      return [
        {
          path,
          line: lineAt(source, index),
          message: 'is true of the page before the act too: wait for the new address first',
        },
      ];
    });
  });
}
