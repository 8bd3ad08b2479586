import type { Catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Choosing } from '#shared/ui/form/Select.tsx';

export interface Choice {
  readonly value: string | number;
  readonly label: string;
}

export type FormChoices = Readonly<Record<string, readonly Choice[]>>;

type OpeningMessages = Catalogue['opening'];

export type OpeningFormMessages = OpeningMessages['form'] & {
  readonly names: OpeningMessages['field'];
};

export type FormField = Choosing & {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly lang?: Locale;
  /** Date fields are always required. */
  readonly type?: 'date';
  readonly inputMode?: 'numeric';
  readonly autoComplete?: 'off';
  readonly rows?: number;
};

// A text field, since number fields change by scrolling and lose input they cannot parse.
const number = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** Rows of the form from top to bottom; conflicts are listed in the same order. */
export function formRows(
  messages: OpeningFormMessages,
  choose: string,
): readonly (readonly FormField[])[] {
  const { names } = messages;
  const mustChoose = { placeholder: choose, required: true };
  return [
    [
      { name: 'positionTh', label: messages.positionTh, lang: 'th' },
      { name: 'positionEn', label: messages.positionEn, lang: 'en' },
    ],
    [
      { name: 'idJobField', label: names.jobField, ...mustChoose },
      { name: 'jobType', label: names.jobType, ...mustChoose },
    ],
    [
      { name: 'province', label: names.province, placeholder: messages.anyProvince },
      { name: 'education', label: names.education },
    ],
    [
      { name: 'salaryFrom', label: messages.salaryFrom, hint: messages.salaryHint, ...number },
      { name: 'salaryTo', label: messages.salaryTo, hint: messages.salaryToHint, ...number },
    ],
    [
      { name: 'salaryCurrency', label: messages.currency },
      { name: 'headcount', label: names.headcount, ...number },
    ],
    [
      { name: 'opensOn', label: messages.opensOn, hint: messages.opensHint, type: 'date' },
      { name: 'closesOn', label: messages.closesOn, hint: messages.closesHint, type: 'date' },
    ],
    [
      {
        name: 'descriptionTh',
        label: messages.descriptionTh,
        hint: messages.descriptionHint,
        lang: 'th',
        rows: 10,
      },
    ],
    [{ name: 'descriptionEn', label: messages.descriptionEn, lang: 'en', rows: 10 }],
  ];
}
