import type { Catalogue } from '#i18n/catalogues.ts';

export interface ResumeMessages {
  readonly resume: Pick<Catalogue['jobSeeker']['resume'], 'names' | 'work' | 'search' | 'save'> & {
    readonly fields: Readonly<Record<string, string>>;
  };
  readonly field: Catalogue['shared']['form'];
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface WorkChoices {
  readonly jobFields: readonly Choice[];
  readonly months: readonly Choice[];
  readonly years: readonly Choice[];
}
