/** Limits of a request body, checked before any contract parses it. */
export interface BodyBudget {
  readonly bytes: number;
  /** Form or query fields; a repeated name counts each time. */
  readonly fields: number;
  /** Values of a JSON document, including its lists and objects. */
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

/** Index of the closing quote, or the text length when there is none. */
function endOfString(text: string, begin: number): number {
  for (let index = begin + 1; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === '"') return index;
  }
  return text.length;
}
