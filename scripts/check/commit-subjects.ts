/** Subjects of commits before this time are not checked, because they had no limit yet. */
export const SHORT_SINCE = '2026-11-26T22:50:00Z';
const MAX_SUBJECT_LENGTH = 72;

export function longSubjects(log: string): string[] {
  return log.split('\n').flatMap((line) => {
    const length = [...line.slice(line.indexOf(' ') + 1)].length;
    return length > MAX_SUBJECT_LENGTH
      ? [`${line}: ${length} characters, ${MAX_SUBJECT_LENGTH} at most`]
      : [];
  });
}
