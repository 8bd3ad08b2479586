/** Structured data as text for a script element: a name holding `</script>` must not end it. */
export function jsonLdText(data: unknown): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
