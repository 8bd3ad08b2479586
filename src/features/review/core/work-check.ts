import type { Result } from '#shared/core/result.ts';

export type WorkCheck = 'none' | 'pending' | 'checked';

interface Worked {
  readonly workHistory: readonly {
    readonly idEmp: number | null;
    readonly isConfirmed?: boolean | undefined;
  }[];
}

/** `checked` if the resume service confirmed the employment; unconfirmed entries do not count. */
export function workCheckOf(
  resume: Result<Worked | null, 'unavailable'>,
  idEmp: number,
): WorkCheck {
  if (!resume.ok) return 'pending';
  const worked =
    resume.value?.workHistory.some((entry) => entry.idEmp === idEmp && entry.isConfirmed) ?? false;
  return worked ? 'checked' : 'none';
}
