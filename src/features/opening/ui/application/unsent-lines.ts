import type { Catalogue } from '#i18n/catalogues.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import { EDUCATION_ROWS, LANGUAGE_ROWS } from '../../core/applicant/draft-form.ts';

/** Everything typed into an application form, valid or not, in order and with labels. */
export function unsentLines(
  input: Readonly<Record<string, string>>,
  { application: messages, education }: Pick<Catalogue['opening'], 'application' | 'education'>,
) {
  const named = (names: Readonly<Record<string, string>>, name: string) => {
    const value = input[name] ?? '';
    return names[value] ?? value;
  };
  const educations = EDUCATION_ROWS.map((row) =>
    joinByDots([
      named(education, `${row}.level`),
      input[`${row}.subject`],
      input[`${row}.school`],
      input[`${row}.year`],
    ]),
  );
  const languages = LANGUAGE_ROWS.map((row) =>
    joinByDots([input[`${row}.language`], named(messages.level, `${row}.level`)]),
  );
  const lines = [
    { label: messages.disclosed.note, text: input['coverNote'] ?? '' },
    { label: messages.write.contactBy, text: named(messages.contactBy, 'contactBy') },
    { label: messages.disclosed.phone, text: input['phone'] ?? '' },
    { label: messages.disclosed.line, text: input['lineId'] ?? '' },
    { label: messages.disclosed.education, text: educations.filter(Boolean).join('\n') },
    { label: messages.disclosed.skills, text: input['skills'] ?? '' },
    { label: messages.disclosed.languages, text: languages.filter(Boolean).join('\n') },
  ];
  return lines.filter(({ text }) => text !== '');
}
