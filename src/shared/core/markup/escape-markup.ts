const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What no XML document may hold, not even as an entity; of noncharacters it admits some, and no reader shows one. */
const UNWRITABLE = /(?![\t\n\r])[\0-\x1f]|\p{Cs}|\p{NChar}/gu;

/** Text as it may stand in XML and HTML, between tags and in quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
