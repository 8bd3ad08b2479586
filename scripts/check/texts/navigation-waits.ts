/** A journey that follows a link waits for what only the next page has: an address, or words of its own. */
import { type Finding, lineAt, type Sources } from '../source-files.ts';

const SPEC = /^tests\/(?:e2e|netlify)\/.+\.spec\.ts$/;
/** Statements that matter, in the order they stand in: acts, waits for an address, and reads of the page. */
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
