import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Icon } from '#shared/ui/icon/Icon.tsx';
import { classes } from '#shared/ui/style/classes.ts';
import styles from './Resume.module.css';
import type { SaveState } from './use-resume-form.ts';

interface Props {
  readonly state: SaveState;
  readonly isChanged: boolean;
  readonly messages: Catalogue['jobSeeker']['resume']['save'];
  readonly signIn: string;
}

const FAILURES = ['fixFields', 'failed', 'unavailable', 'signedOut'] as const;

export function SaveBar({ state, isChanged, messages, signIn }: Props): ReactNode {
  const failure = FAILURES.find((failedState) => failedState === state);
  return (
    <div className={classes(styles['save'], isChanged && styles['sticky'])}>
      <div role="alert" className={failure && classes('form-note tone-danger', styles['refusal'])}>
        {failure && messages[failure]}
        {failure === 'signedOut' && (
          <>
            {' '}
            <a href={signIn}>{messages.signIn}</a>
          </>
        )}
      </div>
      <div className={styles['save-row']}>
        <Button type="submit" size="large" busy={state === 'saving'}>
          {state === 'saving' ? messages.saving : messages.submit}
        </Button>
        <p className={styles['state']} role="status">
          {isChanged && state !== 'saving' && (
            <>
              <strong>{messages.unsaved}</strong> {messages.stored}
            </>
          )}
          {!isChanged && state === 'saved' && (
            <span className={styles['known']}>
              <Icon of="check" size={16} />
              {messages.saved}
            </span>
          )}
        </p>
      </div>
    </div>
  );
}
