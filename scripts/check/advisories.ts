/** Output of `npm audit --json`, as far as it is used. */
interface Report {
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly range: string }>
  >;
  readonly message?: string;
}

export type Advisories =
  | { readonly isChecked: true; readonly holes: readonly string[] }
  | { readonly isChecked: false; readonly why: string };

const SERIOUS = new Set(['high', 'critical']);

/** Serious vulnerabilities of the product's packages; not every registry has that list. */
export function readAdvisories(stdout: string): Advisories {
  let report: Report;
  try {
    report = JSON.parse(stdout) as Report;
  } catch {
    return { isChecked: false, why: 'npm audit said nothing readable' };
  }
  if (!report.vulnerabilities)
    return { isChecked: false, why: report.message ?? 'no list came back' };
  const holes = Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => SERIOUS.has(severity))
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  return { isChecked: true, holes };
}
