import type { Result } from '#shared/core/result.ts';

export type WorkCheck = 'none' | 'pending' | 'checked';

interface Worked {
  readonly workHistory: readonly { readonly idEmp: number | null }[];
}

/** A review is marked as checked when the writer's work history names the company. */
export function workCheckOf(
  resume: Result<Worked | null, 'unavailable'>,
  idEmp: number,
): WorkCheck {
  if (!resume.ok) return 'pending';
  const worked = resume.value?.workHistory.some((entry) => entry.idEmp === idEmp) ?? false;
  return worked ? 'checked' : 'none';
}
