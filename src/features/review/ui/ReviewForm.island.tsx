import { type ReactNode, useState } from 'react';
import { page } from '#shared/core/address.ts';
import { ONCE_FIELD } from '#shared/core/body/once-field.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { RefusedForm } from '#shared/core/refused-form.ts';
import { FormNotice } from '#shared/ui/account-form/FormNotice.tsx';
import { Button } from '#shared/ui/control/Button.tsx';
import type { FormClient } from '#shared/ui/form/form-client.ts';
import { useContractForm } from '#shared/ui/form/use-contract-form.ts';
import { classes } from '#shared/ui/style/classes.ts';
import type { SentReview } from '../core/own/sent-review.ts';
import { AboutYou, type Choices } from './AboutYou.tsx';
import { QUESTION_COUNT } from './draft/review-draft.ts';
import { useReviewDraft } from './draft/use-review-draft.ts';
import { MissingAnswers } from './MissingAnswers.tsx';
import { useWaitingProof } from './proof/use-waiting-proof.tsx';
import { ReviewDone } from './ReviewDone.tsx';
import styles from './ReviewForm.module.css';
import { ReviewProgress } from './ReviewProgress.tsx';
import type { ReviewFormWords } from './review-form-parts.ts';
import { YourRatings } from './YourRatings.tsx';
import { YourWords } from './YourWords.tsx';

interface Props {
  readonly idEmp: number;
  /** Null for a visitor, who signs in when everything is written. */
  readonly idJsk: number | null;
  /** The own review that is changed; without it a new one is written. */
  readonly before?: SentReview | null;
  readonly companyName: string;
  /** The company's logo, as the page draws it. */
  readonly logo?: ReactNode;
  readonly locale: Locale;
  readonly words: ReviewFormWords;
  readonly choices: Choices;
  readonly isVerified: boolean;
  /** Where the company's reviews are. */
  readonly next: string;
  /** Leads back here. */
  readonly signIn: string;
  readonly refused?: RefusedForm | null;
  /** Names this showing of the form, where it is sent. */
  readonly once?: string;
  /** The form was posted and is done. */
  readonly isSent?: boolean;
}

function HiddenFields({ once, before, idEmp, locale }: Props): ReactNode {
  return (
    <>
      {once && <input type="hidden" name={ONCE_FIELD} value={once} />}
      <input type="hidden" name="act" value={before ? 'edited' : 'sent'} />
      {!before && (
        <>
          <input type="hidden" name="idEmp" value={idEmp} />
          <input type="hidden" name="lang" value={locale} />
        </>
      )}
    </>
  );
}

interface RestoredProps {
  readonly words: ReviewFormWords['form'];
  readonly onStartOver: () => void;
}

function Restored({ words, onStartOver }: RestoredProps): ReactNode {
  return (
    <p className={classes('form-note tone-info', styles['restored'])} role="status">
      {words.restored}
      <Button variant="secondary" size="small" onClick={onStartOver}>
        {words.startOver}
      </Button>
    </p>
  );
}

async function clientOf(locale: Props['locale'], before: Props['before']): Promise<FormClient> {
  const { editReviewClient, newReviewClient } = await import('./review-client.ts');
  return before ? editReviewClient(locale, before.idReview) : newReviewClient(locale);
}

export default function ReviewForm(props: Props): ReactNode {
  const { idEmp, idJsk, before, locale, words, choices, refused, isSent = false } = props;
  const { form: say } = words;
  const [isDone, setDone] = useState(isSent);
  const { formProps, errorOf, notice, isSending, form } = useContractForm({
    client: () => clientOf(locale, before),
    codes: words.fields,
    words: say,
    refusals: {
      already_reviewed: words.fields['alreadyReviewed'] ?? '',
      unauthenticated: say.signedOut,
      proof_refused: words.fields['proofRefused'] ?? '',
      year_over: words.fields['yearOver'] ?? '',
    },
    refused,
    onRefused: ({ code }) => {
      if (code === 'unauthenticated') window.location.assign(props.signIn);
      if (code === 'proof_refused') drop();
    },
    onDone: () => {
      answers.drop();
      drop();
      setDone(true);
    },
  });
  const answers = useReviewDraft({ idEmp, idJsk, before, form, refused, isSent });
  const { draft, missing, revealing, save } = answers;
  const { waiting, drop } = useWaitingProof({
    idEmp,
    isSent,
    words: say.proof,
    isOff: Boolean(before),
  });

  if (isDone) {
    const mine = page(locale, '/myYouSay');
    return <ReviewDone words={say} isVerified={props.isVerified} next={props.next} mine={mine} />;
  }
  const group = { draft, errorOf, words };
  return (
    <form
      {...formProps}
      key={answers.turn}
      className={styles['form']}
      onChange={() => {
        formProps.onChange();
        save();
      }}
    >
      <HiddenFields {...props} />
      {answers.isRestored && <Restored words={say} onStartOver={answers.startOver} />}
      <ReviewProgress
        companyName={props.companyName}
        logo={props.logo}
        done={QUESTION_COUNT - missing.length}
        total={QUESTION_COUNT}
        words={say}
      />
      <YourRatings {...group} onSave={save} />
      <YourWords {...group} revealing={revealing} />
      <AboutYou {...group} choices={choices} />
      <div className={styles['foot']}>
        {waiting}
        <FormNotice text={notice} />
        {refused?.code === 'unauthenticated' && (
          <a href={props.signIn} target="_blank" rel="noopener">
            {say.signInElsewhere}
          </a>
        )}
        <MissingAnswers missing={missing} form={form} words={say} />
        <Button type="submit" size="large" wide busy={isSending}>
          {isSending ? say.sending : idJsk === null ? say.submitSignedOut : say.submit}
        </Button>
        <p className={styles['saved']} role="status">
          {answers.isSaved ? say.autosaved : ''}
        </p>
      </div>
    </form>
  );
}
