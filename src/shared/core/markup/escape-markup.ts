const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Code points that XML forbids even as entities, and noncharacters of Unicode. */
const UNWRITABLE = /(?![\t\n\r])[\0-\x1f]|\p{Cs}|\p{NChar}/gu;

/** Escapes text for XML and HTML, in content and quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
