import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import type { CompanyProfile } from '../../../core/sections/company-profile.ts';
import { Brochure } from '../brochure/Brochure.tsx';
import { useSectionDraft } from '../draft/use-section-draft.ts';
import { useItemFields } from '../item-fields.ts';
import { Miniature } from '../Miniature.tsx';
import { PictureField } from '../PictureField.tsx';
import { StepShell } from '../StepShell.tsx';
import type { WizardStepProps } from '../wizard-step-props.ts';
import { type ProfileChoices, ProfileFields } from './ProfileFields.tsx';

interface Props extends WizardStepProps {
  readonly sectionMessages: Catalogue['profile']['section']['companyProfile'];
  readonly choices: ProfileChoices & Pick<Catalogue['profile'], 'brochure'>;
}

export default function CompanyProfileStep({
  sectionMessages,
  choices,
  ...step
}: Props): ReactNode {
  const draft = useSectionDraft(step);
  const fields = useItemFields<CompanyProfile>(draft, 0);
  const { companyName, shortBio, logoMedia, idIndustry, province, companySize } = fields.content;
  const labelOf = (field: string, value: unknown) =>
    LISTS[field]?.(choices).find((choice) => String(choice.value) === String(value))?.label;
  const attributesText = joinByDots([
    labelOf('idIndustry', idIndustry),
    labelOf('province', province),
    labelOf('companySize', companySize),
  ]);
  const text = `${shortBio}\n${attributesText}`;
  const miniature = () => (
    <Miniature isPortrait idMedia={logoMedia} title={companyName} text={text.trim()} />
  );
  return (
    <StepShell
      draft={draft}
      sectionMessages={sectionMessages}
      miniature={miniature}
      formatValue={labelOf}
    >
      <Brochure draft={draft} messages={choices.brochure} />
      <ProfileFields
        fields={fields}
        choices={choices}
        messages={draft.messages}
        groups={sectionMessages}
      >
        <PictureField {...fields.picture('logoMedia')} kind="logo" />
      </ProfileFields>
    </StepShell>
  );
}

const LISTS: Readonly<Record<string, (choices: ProfileChoices) => ProfileChoices['sizes']>> = {
  idIndustry: ({ industries }) => industries,
  companySize: ({ sizes }) => sizes,
  country: ({ countries }) => countries,
  province: ({ provinces }) => provinces,
};
