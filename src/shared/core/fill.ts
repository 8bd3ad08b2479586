/** Fills the `{{name}}` places of a catalogue sentence inside an island, which carries no i18n library. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (place, name: string) =>
    name in values ? String(values[name]) : place,
  );
}
