/** Limits of a request body, checked before any contract parses it. */
export interface BodyBudget {
  readonly bytes: number;
  /** Maximum number of form or query fields, repeated names included. */
  readonly fields: number;
  /** Maximum number of values in a JSON document, lists and objects included. */
  readonly elements: number;
  readonly depth: number;
}

export const DEFAULT_BUDGET: BodyBudget = {
  bytes: 64 * 1024,
  fields: 200,
  elements: 5_000,
  depth: 8,
};

/** Parsing stops after this many issues; the response lists no more. */
export const MAX_ISSUES = 100;

export function budgetOf({ budget }: { readonly budget?: Partial<BodyBudget> }): BodyBudget {
  return { ...DEFAULT_BUDGET, ...budget };
}

/** Counts commas and brackets, so that JSON over budget is never parsed; accepts broken JSON. */
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

/** Returns the index of the closing quote, or the length of the text without one. */
function endOfString(text: string, begin: number): number {
  for (let index = begin + 1; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === '"') return index;
  }
  return text.length;
}
