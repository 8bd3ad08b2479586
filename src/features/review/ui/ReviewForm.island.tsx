import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { Locale } from '#shared/core/locale.ts';
import type { RefusedForm } from '#shared/core/refused-form.ts';
import { FormNotice } from '#shared/ui/account-form/FormNotice.tsx';
import { Button } from '#shared/ui/control/Button.tsx';
import { keptForm } from '#shared/ui/form/kept-form.ts';
import { useContractForm } from '#shared/ui/form/use-contract-form.ts';
import { classes } from '#shared/ui/style/classes.ts';
import type { Choices } from './AboutYou.tsx';
import { AboutYou } from './AboutYou.tsx';
import { ReviewDone } from './ReviewDone.tsx';
import styles from './ReviewForm.module.css';
import { ReviewProgress } from './ReviewProgress.tsx';
import type { ReviewDraft } from './review-draft.ts';
import { answeredIn, isReviewDraft, QUESTION_COUNT } from './review-draft.ts';
import type { ReviewFormWords } from './review-form-parts.ts';
import { YourRatings } from './YourRatings.tsx';
import { YourWords } from './YourWords.tsx';

interface Props {
  readonly idEmp: number;
  readonly idJsk: number;
  readonly locale: Locale;
  readonly words: ReviewFormWords;
  readonly choices: Choices;
  readonly isVerified: boolean;
  /** Where the company's reviews are. */
  readonly next: string;
  readonly refused?: RefusedForm | null;
  /** The form was posted and is done. */
  readonly isSent?: boolean;
}

const NO_DRAFT: ReviewDraft = {};

export default function ReviewForm(props: Props): ReactNode {
  const { idEmp, idJsk, locale, words, choices, isVerified, next, refused, isSent = false } = props;
  const { form: say } = words;
  const [draft, setDraft] = useState<ReviewDraft>(refused?.values ?? NO_DRAFT);
  const [kept] = useState(() => keptForm(`person-${idJsk}`, `review:${idEmp}`, isReviewDraft));
  const [turn, setTurn] = useState(0);
  const [isSaved, setSaved] = useState(false);
  const [answered, setAnswered] = useState(answeredIn(draft));
  const [isDone, setDone] = useState(isSent);
  const { formProps, errorOf, notice, isSending, form } = useContractForm({
    client: async () => (await import('./review-client.ts')).reviewClient(locale),
    codes: words.fields,
    words: say,
    refusals: {
      already_reviewed: words.fields['alreadyReviewed'] ?? '',
      unauthenticated: say.signedOut,
    },
    refused,
    onDone: () => {
      kept.drop();
      setDone(true);
    },
  });

  useEffect(() => {
    if (isSent) kept.drop();
    const last = refused ? undefined : kept.read().at(-1);
    if (!last) return;
    setDraft(last);
    setAnswered(answeredIn(last));
    setTurn(1);
  }, [kept, refused, isSent]);

  const save = () => {
    const typed = Object.fromEntries(new FormData(form.current ?? undefined));
    const entries = Object.entries(typed).map(([name, value]) => [name, String(value)] as const);
    const typing = Object.fromEntries(entries);
    setAnswered(answeredIn(typing));
    setSaved(kept.keep(typing));
  };
  const startOver = () => {
    kept.drop();
    setDraft(NO_DRAFT);
    setAnswered(0);
    setTurn(turn + 1);
    setSaved(false);
  };

  if (isDone) return <ReviewDone words={say} isVerified={isVerified} next={next} />;
  const group = { draft, errorOf, words };
  return (
    <form
      {...formProps}
      key={turn}
      className={styles['form']}
      onChange={() => {
        formProps.onChange();
        save();
      }}
    >
      <input type="hidden" name="idEmp" value={idEmp} />
      <input type="hidden" name="lang" value={locale} />
      {draft !== NO_DRAFT && !refused && (
        <p className={classes('form-note tone-info', styles['restored'])} role="status">
          {say.restored}
          <Button variant="secondary" size="small" onClick={startOver}>
            {say.startOver}
          </Button>
        </p>
      )}
      <ReviewProgress done={answered} total={QUESTION_COUNT} words={say} />
      <AboutYou {...group} choices={choices} />
      <YourRatings {...group} onSave={save} />
      <YourWords {...group} />
      <div className={styles['foot']}>
        <FormNotice text={notice} />
        <Button type="submit" size="large" wide busy={isSending}>
          {isSending ? say.sending : say.submit}
        </Button>
        <p className={styles['saved']} role="status">
          {isSaved ? say.autosaved : ''}
        </p>
      </div>
    </form>
  );
}
