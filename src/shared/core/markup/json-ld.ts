/** JSON for a script element: `<` is escaped, since a name could hold `</script>`. */
export function jsonLdText(data: unknown): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
