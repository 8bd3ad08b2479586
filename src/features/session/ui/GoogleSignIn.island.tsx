import { type ReactNode, useRef, useState } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import styles from '#shared/ui/account-form/AccountForm.module.css';
import { FormNotice } from '#shared/ui/account-form/FormNotice.tsx';
import type { FormMessages } from '#shared/ui/account-form/form-messages.ts';
import { markJustLoggedIn } from '#shared/ui/account-form/just-logged-in.ts';
import { TermsLabel } from '#shared/ui/account-form/TermsLabel.tsx';
import type { ApiFailure } from '#shared/ui/api/called.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import { drawGoogleButton } from './google-identity.ts';

interface Props {
  readonly clientId: string;
  readonly nonce: string;
  readonly locale: Locale;
  readonly next: string;
  readonly messages: FormMessages & {
    readonly google: Catalogue['session']['google'];
    readonly signIn: Catalogue['session']['signIn'];
    readonly terms: Catalogue['shared']['account']['terms'];
  };
}

interface Link {
  readonly token: string;
  readonly email: string;
}

/** Draws Google's button and signs in with its token. */
function useGoogle({ clientId, nonce, locale, next, messages }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<'unasked' | 'awaited' | 'drawn' | 'blocked'>('unasked');
  const [notice, setNotice] = useState<string | null>(null);
  const [link, setLink] = useState<Link | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  /** A ref, because Google's button keeps the callback of an earlier render. */
  const send = useRef<(token: string, password?: string) => Promise<void>>(undefined);

  const failureMessage = ({ code, detail }: ApiFailure, token: string) => {
    if (code === 'google_link_needed') {
      setLink({ token, email: String(detail?.['email'] ?? '') });
      return null;
    }
    if (code === 'google_unverified') return messages.google.unverified;
    if (code === 'too_many_requests') return messages.signIn.tooMany;
    return code === 'wrong_credentials' && link ? messages.signIn.wrong : messages.google.failed;
  };
  const signIn = async (token: string, password?: string) => {
    if (isSubmitting) return;
    setSubmitting(true);
    setNotice(null);
    const { signInByGoogle } = await import('./google-client.ts');
    const result = await signInByGoogle(locale, token, password);
    if (result.ok) {
      markJustLoggedIn(messages.signIn.welcome);
      window.location.assign(next);
      return;
    }
    setSubmitting(false);
    setNotice(failureMessage(result, token));
  };
  send.current = signIn;

  const loadGoogleButton = async () => {
    const { current } = container;
    if (!current || drawing === 'awaited') return;
    setDrawing('awaited');
    const onToken = (token: string) => void send.current?.(token);
    const isDrawn = await drawGoogleButton(current, { clientId, nonce, locale }, onToken);
    setDrawing(isDrawn ? 'drawn' : 'blocked');
    if (isDrawn) current.focus();
  };

  const state = { notice, setNotice, link, setLink, isSubmitting };
  return { container, drawing, loadGoogleButton, signIn, ...state };
}

/** Button that loads Google's own on click; an existing account's password is required once. */
export default function GoogleSignIn(props: Props): ReactNode {
  const { locale, messages } = props;
  const { google: googleMessages } = messages;
  const { container, drawing, loadGoogleButton, signIn, ...state } = useGoogle(props);
  const { notice, setNotice, link, setLink, isSubmitting } = state;

  return (
    <section className={styles['google']} aria-label={googleMessages.label}>
      <p className={styles['or']}>{googleMessages.or}</p>
      <FormNotice text={notice} />
      {drawing !== 'drawn' && (
        <Button
          variant="secondary"
          wide
          busy={drawing === 'awaited'}
          onClick={() => void loadGoogleButton()}
        >
          {googleMessages.continue}
        </Button>
      )}
      <div
        ref={container}
        tabIndex={-1}
        className={styles['google-button']}
        hidden={drawing === 'unasked' || drawing === 'blocked' || link !== null}
      />
      <p role="status" className={styles['small']}>
        {drawing === 'blocked'
          ? googleMessages.blocked
          : drawing === 'drawn' && !link
            ? googleMessages.press
            : ''}
      </p>
      {link ? (
        <LinkForm
          email={link.email}
          messages={messages}
          isSubmitting={isSubmitting}
          onPassword={(password) => {
            if (password === '')
              setNotice(messages.fields['passwordRequired'] ?? googleMessages.failed);
            else void signIn(link.token, password);
          }}
          onCancel={() => {
            setLink(null);
            setNotice(null);
          }}
        />
      ) : drawing === 'blocked' ? null : (
        <p className={styles['small']}>
          <TermsLabel
            locale={locale}
            product="YouSay"
            messages={{ ...messages.terms, before: googleMessages.terms }}
          />
        </p>
      )}
    </section>
  );
}

interface LinkFormProps {
  readonly email: string;
  readonly messages: Props['messages'];
  readonly isSubmitting: boolean;
  readonly onPassword: (password: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the password of the account with Google's email. */
function LinkForm(props: LinkFormProps): ReactNode {
  const { email, messages, isSubmitting, onPassword, onCancel } = props;
  const { google: googleMessages, form } = messages;
  return (
    <form
      className={styles['form']}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onPassword(String(new FormData(event.currentTarget).get('password') ?? ''));
      }}
    >
      <h2 className={styles['outcome']}>{googleMessages.linkTitle}</h2>
      <p>{fill(googleMessages.linkText, { email })}</p>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field
        name="password"
        label={form.password}
        messages={messages.field}
        required
        type="password"
        autoComplete="current-password"
      />
      <Button type="submit" wide busy={isSubmitting}>
        {isSubmitting ? form.submitting : googleMessages.link}
      </Button>
      <Button variant="quiet" wide onClick={onCancel}>
        {googleMessages.cancel}
      </Button>
    </form>
  );
}
