import type { ComponentProps, ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { Field } from '#shared/ui/form/Field.tsx';
import styles from '#shared/ui/form/Form.module.css';
import { Select } from '#shared/ui/form/Select.tsx';

export interface Choice {
  readonly value: string | number;
  readonly label: string;
}

export type FormChoices = Readonly<
  Record<'jobFields' | 'jobTypes' | 'educations' | 'provinces' | 'currencies', readonly Choice[]>
>;

type Words = Catalogue['opening'];

export type FormSay = Words['form'] & { readonly names: Words['field'] };

interface Props {
  readonly field: (name: string) => Pick<ComponentProps<typeof Field>, 'error' | 'words'> & {
    name: string;
    defaultValue: string;
  };
  readonly say: FormSay;
  readonly choices: FormChoices;
}

/** Where, for how much, for whom and until when. */
export function OpeningTerms({ field, say, choices }: Props): ReactNode {
  const { names } = say;
  // Text: the wheel changes a field of numbers unseen, and its browser drops what it cannot read.
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <>
      <div className={styles['pair']}>
        <Select
          {...field('province')}
          label={names.province}
          options={choices.provinces}
          placeholder={say.anyProvince}
        />
        <Select {...field('education')} label={names.education} options={choices.educations} />
      </div>
      <div className={styles['pair']}>
        <Field {...field('salaryFrom')} {...number} label={say.salaryFrom} hint={say.salaryHint} />
        <Field {...field('salaryTo')} {...number} label={say.salaryTo} hint={say.salaryToHint} />
      </div>
      <div className={styles['pair']}>
        <Select {...field('salaryCurrency')} label={say.currency} options={choices.currencies} />
        <Field {...field('headcount')} {...number} label={names.headcount} />
      </div>
      <div className={styles['pair']}>
        <Field
          {...field('opensOn')}
          type="date"
          label={say.opensOn}
          hint={say.opensHint}
          required
        />
        <Field
          {...field('closesOn')}
          type="date"
          label={say.closesOn}
          hint={say.closesHint}
          required
        />
      </div>
    </>
  );
}
