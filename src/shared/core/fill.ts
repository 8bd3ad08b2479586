const PLACEHOLDER = /\{\{(\w+)(, number)?\}\}/g;

/** Fills the `{{name}}` placeholders of a message; `grouped` formats `{{name, number}}`. */
export function fill(
  template: string,
  values: Readonly<Record<string, string | number>>,
  grouped: (value: number) => string = String,
): string {
  return template.replace(PLACEHOLDER, (placeholder, name: string, isGrouped?: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    return isGrouped && typeof value === 'number' ? grouped(value) : String(value);
  });
}
