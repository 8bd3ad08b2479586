import type { Catalogue } from '#i18n/catalogues.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import { EDUCATION_ROWS, LANGUAGE_ROWS } from '../../core/applicant/draft-form.ts';

interface UnsentLine {
  readonly label: string;
  readonly text: string;
}

/** All that was typed into the form of an application, right or wrong, in its order and by its labels. */
export function unsentLines(
  typed: Readonly<Record<string, string>>,
  { application: say, education }: Pick<Catalogue['opening'], 'application' | 'education'>,
): readonly UnsentLine[] {
  const named = (names: Readonly<Record<string, string>>, name: string) => {
    const value = typed[name] ?? '';
    return names[value] ?? value;
  };
  const educations = EDUCATION_ROWS.map((row) =>
    joinByDots([
      named(education, `${row}.level`),
      typed[`${row}.subject`],
      typed[`${row}.school`],
      typed[`${row}.year`],
    ]),
  );
  const languages = LANGUAGE_ROWS.map((row) =>
    joinByDots([typed[`${row}.language`], named(say.level, `${row}.level`)]),
  );
  const lines = [
    { label: say.told.note, text: typed['coverNote'] ?? '' },
    { label: say.write.contactBy, text: named(say.contactBy, 'contactBy') },
    { label: say.told.phone, text: typed['phone'] ?? '' },
    { label: say.told.line, text: typed['lineId'] ?? '' },
    { label: say.told.education, text: educations.filter(Boolean).join('\n') },
    { label: say.told.skills, text: typed['skills'] ?? '' },
    { label: say.told.languages, text: languages.filter(Boolean).join('\n') },
  ];
  return lines.filter(({ text }) => text !== '');
}
