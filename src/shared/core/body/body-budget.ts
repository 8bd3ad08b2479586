/** What a body may hold before any contract reads it. */
export interface BodyBudget {
  readonly bytes: number;
  /** Names of a form or of a query, each counted as often as it is given. */
  readonly fields: number;
  /** Values of a JSON document, the lists and objects themselves among them. */
  readonly elements: number;
  /** How far its lists and objects stand within each other. */
  readonly depth: number;
}

export const DEFAULT_BUDGET: BodyBudget = {
  bytes: 64 * 1024,
  fields: 200,
  elements: 5_000,
  depth: 8,
};

/** After so many refusals nothing more is read, and no answer tells more of them. */
export const MAX_ISSUES = 100;

export function budgetOf({ budget }: { readonly budget?: Partial<BodyBudget> }): BodyBudget {
  return { ...DEFAULT_BUDGET, ...budget };
}

/**
 * Whether a JSON text stays within its budget, told from its commas and brackets alone: what does not
 * is never made into values. Broken JSON is left to the parser.
 */
export function isJsonWithin(
  text: string,
  { elements, depth }: Pick<BodyBudget, 'elements' | 'depth'>,
): boolean {
  let elementCount = 1;
  let currentDepth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (sign === '"') index = endOfString(text, index);
    else if (sign === ',') elementCount += 1;
    else if (sign === '[' || sign === '{') {
      elementCount += 1;
      currentDepth += 1;
    } else if (sign === ']' || sign === '}') currentDepth -= 1;
    if (elementCount > elements || currentDepth > depth) return false;
  }
  return true;
}

/** Where the string that begins here ends; the end of the text when it does not. */
function endOfString(text: string, begin: number): number {
  for (let index = begin + 1; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === '"') return index;
  }
  return text.length;
}
