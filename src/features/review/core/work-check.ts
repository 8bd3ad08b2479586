import type { Result } from '#shared/core/result.ts';

export type WorkCheck = 'none' | 'pending' | 'checked';

interface Worked {
  readonly workHistory: readonly {
    readonly idEmp: number | null;
    readonly isConfirmed?: boolean | undefined;
  }[];
}

/**
 * A review is marked as checked when the resume service has confirmed that the writer worked there.
 * What people say of themselves, here or there, proves nothing.
 */
export function workCheckOf(
  resume: Result<Worked | null, 'unavailable'>,
  idEmp: number,
): WorkCheck {
  if (!resume.ok) return 'pending';
  const worked =
    resume.value?.workHistory.some((entry) => entry.idEmp === idEmp && entry.isConfirmed) ?? false;
  return worked ? 'checked' : 'none';
}
