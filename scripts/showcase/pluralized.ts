/** “1 article”, “2 articles”. */
export function pluralized(count: number, [singular, plural]: readonly [string, string]): string {
  return `${count} ${count === 1 ? singular : plural}`;
}
