/** “1 article”, “2 articles”. */
export function counted(count: number, [one, more]: readonly [string, string]): string {
  return `${count} ${count === 1 ? one : more}`;
}
