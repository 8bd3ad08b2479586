const MAX_PARTS = 60;

const ADDRESS_ALONE = /^[ \t]*["'<]?[^\s@]{1,64}@[^\s@:]{1,255}(?::|$)/;
/** End of a line that Postfix breaks within the SMTP response, before an address. */
const RESPONSE_CONTINUES = /\b[45](?:\d\d|\.\d\.\d{1,3}) ?$|\bsaid: ?$/;
/** Sendmail's line about one recipient or host: `550 <a@b>... User unknown`. */
const SENDMAIL_LINE = /^[45]\d\d (?:[45]\.\d\.\d{1,3} )?\S{1,320}(?: \(smtp\))?\.\.\. /;
/** The remote server's response, quoted by sendmail, which contains the actual reason. */
const QUOTED_RESPONSE = /^<<< /;

export function noticeParts(text: string): readonly string[] {
  const parts: string[][] = [];
  let previous = '';
  for (const line of text.split('\n')) {
    if (previous.trim() === '' || beginsPart(line, previous)) parts.push([]);
    if (line.trim() !== '') parts.at(-1)?.push(line);
    previous = line;
  }
  return parts
    .filter((lines) => lines.length > 0)
    .slice(0, MAX_PARTS)
    .map((lines) => lines.join(' ').replace(/\s+/g, ' '));
}

function beginsPart(line: string, previous: string): boolean {
  if (ADDRESS_ALONE.test(line)) return !RESPONSE_CONTINUES.test(previous);
  return SENDMAIL_LINE.test(line) && !QUOTED_RESPONSE.test(previous);
}
