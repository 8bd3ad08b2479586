import { type ReactNode, useState } from 'react';
import { page } from '#shared/core/address.ts';
import { ONCE_FIELD } from '#shared/core/body/once-field.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { RejectedForm } from '#shared/core/rejected-form.ts';
import { FormNotice } from '#shared/ui/account-form/FormNotice.tsx';
import { Button } from '#shared/ui/control/Button.tsx';
import type { FormClient } from '#shared/ui/form/form-client.ts';
import { useContractForm } from '#shared/ui/form/use-contract-form.ts';
import { classes } from '#shared/ui/style/classes.ts';
import type { SentReview } from '../core/own/sent-review.ts';
import { AboutYou } from './AboutYou.tsx';
import { QUESTION_COUNT } from './draft/review-draft.ts';
import { useReviewDraft } from './draft/use-review-draft.ts';
import { MissingAnswers } from './MissingAnswers.tsx';
import { useWaitingProof } from './proof/use-waiting-proof.tsx';
import { ReviewDone } from './ReviewDone.tsx';
import styles from './ReviewForm.module.css';
import { ReviewProgress } from './ReviewProgress.tsx';
import type { ReviewFormMessages } from './review-form-parts.ts';
import type { attributeChoices } from './review-labels.ts';
import { WrittenAnswers } from './WrittenAnswers.tsx';
import { YourRatings } from './YourRatings.tsx';

interface Props {
  readonly idEmp: number;
  /** Visitors have none and sign in after writing. */
  readonly idJsk: number | null;
  /** The review being edited; absent for a new one. */
  readonly before?: SentReview | null;
  readonly companyName: string;
  readonly logo?: ReactNode;
  readonly locale: Locale;
  readonly messages: ReviewFormMessages;
  readonly choices: ReturnType<typeof attributeChoices>;
  readonly isVerified: boolean;
  readonly next: string;
  readonly signIn: string;
  readonly rejected?: RejectedForm | null;
  readonly idempotencyKey?: string;
  /** True if the form was posted without script and accepted. */
  readonly isSent?: boolean;
}

function HiddenFields({ idempotencyKey, before, idEmp, locale }: Props): ReactNode {
  return (
    <>
      {idempotencyKey && <input type="hidden" name={ONCE_FIELD} value={idempotencyKey} />}
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
  readonly messages: ReviewFormMessages['form'];
  readonly onStartOver: () => void;
}

function Restored({ messages, onStartOver }: RestoredProps): ReactNode {
  return (
    <p className={classes('form-note tone-info', styles['restored'])} role="status">
      {messages.restored}
      <Button variant="secondary" size="small" onClick={onStartOver}>
        {messages.startOver}
      </Button>
    </p>
  );
}

async function clientOf(locale: Props['locale'], before: Props['before']): Promise<FormClient> {
  const { editReviewClient, newReviewClient } = await import('./review-client.ts');
  return before ? editReviewClient(locale, before.idReview) : newReviewClient(locale);
}

export default function ReviewForm(props: Props): ReactNode {
  const { idEmp, idJsk, before, locale, messages, choices, rejected, isSent = false } = props;
  const { form: formMessages } = messages;
  const [isDone, setDone] = useState(isSent);
  const { formProps, errorOf, notice, isSubmitting, form } = useContractForm({
    client: () => clientOf(locale, before),
    codes: messages.fields,
    messages: formMessages,
    errorMessages: {
      already_reviewed: messages.fields['alreadyReviewed'] ?? '',
      unauthenticated: formMessages.signedOut,
      proof_rejected: messages.fields['proofRejected'] ?? '',
      year_ended: messages.fields['yearOver'] ?? '',
    },
    rejected,
    onFailure: ({ code }) => {
      if (code === 'unauthenticated') window.location.assign(props.signIn);
      if (code === 'proof_rejected') drop();
    },
    onDone: () => {
      answers.drop();
      drop();
      setDone(true);
    },
  });
  const answers = useReviewDraft({ idEmp, idJsk, before, form, rejected, isSent });
  const { draft, missing, revealing, save } = answers;
  const { waiting, drop } = useWaitingProof({
    idEmp,
    isSent,
    messages: formMessages.proof,
    isOff: Boolean(before),
  });

  if (isDone) {
    const mine = page(locale, '/myYouSay');
    return (
      <ReviewDone
        messages={formMessages}
        isVerified={props.isVerified}
        next={props.next}
        mine={mine}
      />
    );
  }
  const group = { draft, errorOf, messages };
  return (
    <form
      {...formProps}
      key={answers.formKey}
      className={styles['form']}
      onChange={() => {
        formProps.onChange();
        save();
      }}
    >
      <HiddenFields {...props} />
      {answers.isRestored && <Restored messages={formMessages} onStartOver={answers.startOver} />}
      <ReviewProgress
        companyName={props.companyName}
        logo={props.logo}
        done={QUESTION_COUNT - missing.length}
        total={QUESTION_COUNT}
        messages={formMessages}
      />
      <YourRatings {...group} onSave={save} />
      <WrittenAnswers {...group} revealing={revealing} />
      <AboutYou {...group} choices={choices} />
      <div className={styles['foot']}>
        {waiting}
        <FormNotice text={notice} />
        {rejected?.code === 'unauthenticated' && (
          <a href={props.signIn} target="_blank" rel="noopener">
            {formMessages.signInNewTab}
          </a>
        )}
        <MissingAnswers missing={missing} form={form} messages={formMessages} />
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {isSubmitting
            ? formMessages.submitting
            : idJsk === null
              ? formMessages.submitSignedOut
              : formMessages.submit}
        </Button>
        <p className={styles['saved']} role="status">
          {answers.isSaved ? formMessages.autosaved : ''}
        </p>
      </div>
    </form>
  );
}
