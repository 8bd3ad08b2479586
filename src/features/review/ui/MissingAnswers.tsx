import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import type { ReviewQuestion } from './draft/review-draft.ts';
import styles from './ReviewForm.module.css';

interface Props {
  readonly missing: readonly ReviewQuestion[];
  readonly form: RefObject<HTMLFormElement | null>;
  readonly messages: Catalogue['review']['form'];
}

/** Required answers that are missing; each button focuses its question. */
export function MissingAnswers({ missing, form, messages }: Props): ReactNode {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  if (!isLive || missing.length === 0) return null;
  const lead = (name: ReviewQuestion) => {
    const found = form.current?.elements.namedItem(name);
    const field = found instanceof RadioNodeList ? found[0] : found;
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <div className={styles['missing']}>
      <p id="missing-answers">{messages.missing}</p>
      <ul className="bare-list" aria-labelledby="missing-answers">
        {missing.map((name) => (
          <li key={name}>
            <Button variant="secondary" size="small" onClick={() => lead(name)}>
              {messages.questions[name]}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
