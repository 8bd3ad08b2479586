import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { dotted } from '#shared/core/dotted.ts';
import { media } from '#shared/core/picture.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { classes } from '#shared/ui/style/classes.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { LogoField } from './LogoField.tsx';
import type { Choice, ProfileChoices } from './ProfileFields.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { useProfileForm } from './use-profile-form.ts';
import styles from './Wizard.module.css';
import { WizardActions } from './WizardActions.tsx';
import type { WizardStepProps } from './wizard-step-props.ts';

interface Props extends WizardStepProps {
  readonly say: Catalogue['profile']['companyProfile'];
  readonly choices: ProfileChoices;
}

export default function CompanyProfileStep(props: Props): ReactNode {
  const { idEmp, lang, locale, words, say, choices, paths } = props;
  const step = useProfileForm(props);
  const { form, loaded, isLocked, logo, notice, saving, conflicts } = step;
  const values = form.watch();
  if (loaded === 'loading')
    return (
      <p className={classes('container', styles['waiting'])} role="status">
        {words.wizard.loading}
      </p>
    );
  if (loaded === 'failed') {
    return (
      <div className={classes('container', styles['layout'])} role="alert">
        <p>{words.wizard.unreachable}</p>
        <Button onClick={() => void step.load()}>{words.wizard.retry}</Button>
      </div>
    );
  }
  const labelOf = (list: readonly Choice[], value: string) =>
    list.find((choice) => String(choice.value) === value)?.label;
  return (
    <div className={styles['step']}>
      <div className={classes('container', styles['layout'])}>
        <form className={styles['form']} noValidate onSubmit={(event) => event.preventDefault()}>
          <header className={styles['head']}>
            <h1>{say.title}</h1>
            <p>{say.lead}</p>
          </header>
          {isLocked && (
            <p className={styles['notice']}>
              {words.wizard.locked} <a href={paths.preview}>{words.wizard.toPreview}</a>
            </p>
          )}
          <ProfileFields form={form} words={words} groups={say} choices={choices}>
            <LogoField
              {...{ idEmp, lang, locale, words, say, logo }}
              disabled={isLocked}
              onChoose={step.chooseLogo}
            />
          </ProfileFields>
        </form>
        <aside className={styles['aside']} aria-label={say.miniature}>
          <div className={styles['miniature']}>
            <div className={styles['miniature-band']} />
            {logo ? (
              <img
                className={styles['miniature-logo']}
                src={media(logo.idMedia, 320, 'webp')}
                alt=""
              />
            ) : (
              <div className={styles['miniature-logo']} />
            )}
            <div className={styles['miniature-words']} lang={lang}>
              <p className={styles['miniature-name']}>{values.companyName}</p>
              <p className={styles['miniature-facts']}>
                {dotted([
                  labelOf(choices.industries, values.idIndustry),
                  labelOf(choices.provinces, values.province),
                  labelOf(choices.sizes, values.companySize),
                ])}
              </p>
              <p>{values.shortBio}</p>
            </div>
          </div>
        </aside>
      </div>
      <WizardActions
        words={words}
        saving={saving}
        disabled={isLocked}
        notice={notice}
        onSave={(intent) => void step.save(intent)}
      />
      <ConflictDialog
        conflicts={conflicts.map(({ field, mine, theirs }) => ({
          field,
          label: words.field[field],
          mine,
          theirs,
        }))}
        words={words}
        onSettle={step.settle}
      />
    </div>
  );
}
