import { type ReactNode, useState } from 'react';
import { Button } from '#shared/ui/control/Button.tsx';
import { Later } from '#shared/ui/feedback/Later.tsx';
import { classes } from '#shared/ui/style/classes.ts';
import type { SaveIntent } from './draft/section-form.ts';
import type { SectionDraft } from './draft/use-section-draft.ts';
import { LiveMiniature } from './LiveMiniature.tsx';
import styles from './Wizard.module.css';
import { type PrimaryAction, WizardActions } from './WizardActions.tsx';
import type { SectionMessages } from './wizard-step-props.ts';

interface Props<Content> {
  readonly draft: SectionDraft;
  readonly sectionMessages: SectionMessages;
  /** The name of an item in the conflict dialog. */
  readonly titleOf?: (content: Content) => string;
  /** Formats a value that is stored as a number or a code. */
  readonly formatValue?: (field: string, value: unknown) => string | undefined;
  readonly above?: ReactNode;
  /** The save buttons to show; all by default. */
  readonly ways?: readonly SaveIntent[] | undefined;
  readonly primary?: PrimaryAction | undefined;
  /** A small preview of the section; absent if a grid of pictures already shows it. */
  readonly miniature?: () => ReactNode;
  readonly children: ReactNode;
}

const loadConflicts = () => import('./ConflictDialog.tsx');

/** A preview taller than the window scrolls inside itself, also by keyboard. */
const keyboardScrollable = { tabIndex: 0 } as const;

export function StepShell<Content extends object>(props: Props<Content>): ReactNode {
  const {
    draft,
    sectionMessages,
    titleOf,
    formatValue,
    above,
    ways,
    primary,
    miniature,
    children,
  } = props;
  const { messages, isFixed, isOnline, conflicts } = draft;
  // The dialog stays mounted, so that it can return the focus when it closes.
  const [hasConflicts, setHasConflicts] = useState(false);
  if (conflicts.length > 0 && !hasConflicts) setHasConflicts(true);
  return (
    <div className={styles['step']}>
      <div className={classes('container', styles['layout'])}>
        <form className={styles['form']} noValidate onSubmit={(event) => event.preventDefault()}>
          <header className={styles['head']}>
            {above}
            <h1>{sectionMessages.title}</h1>
            {sectionMessages.lead && <p>{sectionMessages.lead}</p>}
          </header>
          {!isOnline && <p className="form-note tone-info">{messages.wizard.offline}</p>}
          {conflicts.length > 0 && (
            <p className="form-note tone-info">
              {messages.conflict.waiting}{' '}
              <Button size="small" variant="secondary" onClick={() => draft.setChoosing(true)}>
                {messages.conflict.choose}
              </Button>
            </p>
          )}
          <fieldset className={styles['fields']} disabled={isFixed}>
            {children}
          </fieldset>
        </form>
        {miniature && (
          <aside
            className={styles['miniature']}
            aria-label={sectionMessages.miniature ?? messages.wizard.miniature}
            {...keyboardScrollable}
          >
            <div lang={draft.context.lang}>
              <LiveMiniature draft={draft}>{miniature}</LiveMiniature>
            </div>
          </aside>
        )}
      </div>
      <WizardActions draft={draft} ways={ways} primary={primary} />
      {hasConflicts && (
        <Later load={loadConflicts} messages={messages.later}>
          {({ ConflictDialog }) => (
            <ConflictDialog
              draft={draft}
              formatValue={formatValue}
              titleOf={(item) => titleOf?.(item.content as Content)}
            />
          )}
        </Later>
      )}
    </div>
  );
}
