/** Short texts on one line without the empty ones; a line breaks after the dot, never before it. */
export function joinByDots(facts: readonly (string | null | undefined)[]): string {
  return facts.filter(Boolean).join('\u00a0· ');
}
