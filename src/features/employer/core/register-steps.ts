/** The fields of each registration step, by contract name. */
export const REGISTER_STEPS: readonly (readonly string[])[] = [
  ['taxId', 'companyNameTh', 'companyNameEn', 'idIndustry', 'companySize', 'idEmp', 'claim'],
  ['postalCode', 'province', 'address', 'country', 'city'],
  ['contactName', 'position', 'telephone', 'email', 'password', 'confirmPassword', 'terms'],
];

export const LAST_STEP = REGISTER_STEPS.length;

/** The first step with one of these fields; 1 if none is known. */
export function stepOf(names: readonly string[]): number {
  const index = REGISTER_STEPS.findIndex((fields) => fields.some((name) => names.includes(name)));
  return index === -1 ? 1 : index + 1;
}

export function errorsBefore<FieldError>(
  step: number,
  errors: Readonly<Record<string, FieldError>>,
): Readonly<Record<string, FieldError>> {
  const before = REGISTER_STEPS.slice(0, step - 1).flat();
  return Object.fromEntries(Object.entries(errors).filter(([name]) => before.includes(name)));
}

/** Postal codes of Samut Prakan that start with Bangkok's digits. */
const SAMUT_PRAKAN = /^10(130|270|280|290|540|550|560|570)$/;

/** The ISO number of the province, if known. */
export function provinceOfPostalCode(input: string): number | null {
  const code = input.replace(/\s/g, '');
  if (!/^[1-9]\d{4}$/.test(code)) return null;
  if (SAMUT_PRAKAN.test(code)) return 11;
  const region = Number(code.slice(0, 2));
  // Around Bangkok the province number is one above the postal region.
  return region > 10 && region < 19 ? region + 1 : region;
}
