import { type ReactNode, useId } from 'react';
import { Later } from '#shared/ui/feedback/Later.tsx';
import { FieldFrame } from '#shared/ui/form/FieldFrame.tsx';
import { describedBy } from '#shared/ui/form/field-ids.ts';
import type { ArticleBody } from '../../../core/article/article-body.ts';
import type { SectionDraft } from '../draft/use-section-draft.ts';
import styles from './BodyField.module.css';
import type { EditorMessages } from './editor-messages.ts';

const loadEditor = () => import('./BodyEditor.tsx');

interface Props {
  readonly draft: SectionDraft;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly original: string | undefined;
  readonly value: ArticleBody;
  readonly onChange: (body: ArticleBody) => void;
  readonly messages: EditorMessages;
}

/** The text of an article; the editor is loaded once an article is opened. */
export function BodyField(props: Props): ReactNode {
  const { draft, label, hint, error, original, value, onChange, messages } = props;
  const id = useId();
  const { messages: wizardMessages } = draft;
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      original={original}
      messages={wizardMessages.form}
      required
    >
      <Later
        load={loadEditor}
        messages={wizardMessages.later}
        whileLoading={
          <div className={styles['loading']} data-pending>
            {messages.loading}
          </div>
        }
      >
        {({ default: BodyEditor }) => (
          <BodyEditor
            draft={draft}
            value={value}
            onChange={onChange}
            messages={messages}
            text={{
              id,
              'aria-label': label,
              'aria-required': true,
              'aria-describedby': describedBy(id, hint, error),
              'aria-invalid': error ? true : undefined,
            }}
          />
        )}
      </Later>
    </FieldFrame>
  );
}
