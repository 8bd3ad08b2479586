/** A review half written, kept in this browser only, a company. */
export type ReviewDraft = Readonly<Record<string, string>>;

const QUESTIONS = [
  'employmentStatus',
  'tenure',
  'idJobField',
  'jobGrade',
  'jobType',
  'ratingOverall',
  'ratingLife',
  'ratingWork',
  'ratingMoney',
  'ratingSocial',
  'title',
  'goodPoints',
  'improvePoints',
] as const;
export const QUESTION_COUNT = QUESTIONS.length;

export function answeredIn(draft: ReviewDraft): number {
  return QUESTIONS.filter((name) => (draft[name] ?? '').trim() !== '' && draft[name] !== '0')
    .length;
}

const keyOf = (idEmp: number) => `review-draft:${idEmp}`;

export function readDraft(idEmp: number): ReviewDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(idEmp)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const entries = Object.entries(kept).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(entries);
  } catch {
    return null;
  }
}

/** False when the browser keeps nothing (private mode, full): the form works all the same. */
export function keepDraft(idEmp: number, draft: ReviewDraft): boolean {
  try {
    localStorage.setItem(keyOf(idEmp), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(idEmp: number): void {
  try {
    localStorage.removeItem(keyOf(idEmp));
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}
