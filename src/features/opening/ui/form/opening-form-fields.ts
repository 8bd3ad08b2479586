import type { Catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Choosing } from '#shared/ui/form/Select.tsx';

export interface Choice {
  readonly value: string | number;
  readonly label: string;
}

/** What can be chosen, by the name of its field. */
export type FormChoices = Readonly<Record<string, readonly Choice[]>>;

type Words = Catalogue['opening'];

export type FormSay = Words['form'] & { readonly names: Words['field'] };

export type FormField = Choosing & {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly lang?: Locale;
  /** A day is never left out. */
  readonly type?: 'date';
  readonly inputMode?: 'numeric';
  readonly autoComplete?: 'off';
  /** The lines of a longer text. */
  readonly rows?: number;
};

// Text: the wheel changes a field of numbers unseen, and its browser drops what it cannot read.
const number = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** What stands side by side in the form, from its top; what somebody else saved is told in the same order. */
export function formRows(say: FormSay, choose: string): readonly (readonly FormField[])[] {
  const { names } = say;
  const mustChoose = { placeholder: choose, required: true };
  return [
    [
      { name: 'positionTh', label: say.positionTh, lang: 'th' },
      { name: 'positionEn', label: say.positionEn, lang: 'en' },
    ],
    [
      { name: 'idJobField', label: names.jobField, ...mustChoose },
      { name: 'jobType', label: names.jobType, ...mustChoose },
    ],
    [
      { name: 'province', label: names.province, placeholder: say.anyProvince },
      { name: 'education', label: names.education },
    ],
    [
      { name: 'salaryFrom', label: say.salaryFrom, hint: say.salaryHint, ...number },
      { name: 'salaryTo', label: say.salaryTo, hint: say.salaryToHint, ...number },
    ],
    [
      { name: 'salaryCurrency', label: say.currency },
      { name: 'headcount', label: names.headcount, ...number },
    ],
    [
      { name: 'opensOn', label: say.opensOn, hint: say.opensHint, type: 'date' },
      { name: 'closesOn', label: say.closesOn, hint: say.closesHint, type: 'date' },
    ],
    [
      {
        name: 'descriptionTh',
        label: say.descriptionTh,
        hint: say.descriptionHint,
        lang: 'th',
        rows: 10,
      },
    ],
    [{ name: 'descriptionEn', label: say.descriptionEn, lang: 'en', rows: 10 }],
  ];
}
