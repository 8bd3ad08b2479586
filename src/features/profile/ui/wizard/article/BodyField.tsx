import { type ReactNode, useId } from 'react';
import { Later } from '#shared/ui/feedback/Later.tsx';
import { FieldFrame } from '#shared/ui/form/FieldFrame.tsx';
import { describedBy } from '#shared/ui/form/field-ids.ts';
import type { ArticleBody } from '../../../core/article/article-body.ts';
import type { SectionDraft } from '../draft/use-section-draft.ts';
import styles from './BodyField.module.css';
import type { EditorWords } from './editor-words.ts';

const loadEditor = () => import('./BodyEditor.tsx');

interface Props {
  readonly draft: SectionDraft;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly original: string | undefined;
  readonly value: ArticleBody;
  readonly onChange: (body: ArticleBody) => void;
  readonly say: EditorWords;
}

/** The text of an article; the editor is loaded once an article is opened. */
export function BodyField(props: Props): ReactNode {
  const { draft, label, hint, error, original, value, onChange, say } = props;
  const id = useId();
  const { words } = draft;
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      original={original}
      words={words.form}
      required
    >
      <Later
        load={loadEditor}
        words={words.later}
        whileLoading={
          <div className={styles['loading']} data-awaited>
            {say.loading}
          </div>
        }
      >
        {({ default: BodyEditor }) => (
          <BodyEditor
            draft={draft}
            value={value}
            onChange={onChange}
            say={say}
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
