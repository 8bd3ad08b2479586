import { type ReactNode, useRef, useState } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import styles from '#shared/ui/account-form/AccountForm.module.css';
import { FormNotice } from '#shared/ui/account-form/FormNotice.tsx';
import type { FormWords } from '#shared/ui/account-form/form-words.ts';
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
  readonly words: FormWords & {
    readonly google: Catalogue['session']['google'];
    readonly signIn: Catalogue['session']['signIn'];
    readonly terms: Catalogue['shared']['account']['terms'];
  };
}

interface Link {
  readonly token: string;
  readonly email: string;
}

/** The drawing of Google's button, and the sign-in with what it answers. */
function useGoogle({ clientId, nonce, locale, next, words: say }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<'unasked' | 'awaited' | 'drawn' | 'blocked'>('unasked');
  const [notice, setNotice] = useState<string | null>(null);
  const [link, setLink] = useState<Link | null>(null);
  const [isSending, setSending] = useState(false);
  /** Google's button was drawn by an earlier render, and calls what is newest. */
  const send = useRef<(token: string, password?: string) => Promise<void>>(undefined);

  const refused = ({ code, detail }: ApiFailure, token: string) => {
    if (code === 'google_link_needed') {
      setLink({ token, email: String(detail?.['email'] ?? '') });
      return null;
    }
    if (code === 'google_unverified') return say.google.unverified;
    if (code === 'too_many_requests') return say.signIn.tooMany;
    return code === 'wrong_credentials' && link ? say.signIn.wrong : say.google.failed;
  };
  const signIn = async (token: string, password?: string) => {
    if (isSending) return;
    setSending(true);
    setNotice(null);
    const { signInByGoogle } = await import('./google-client.ts');
    const answer = await signInByGoogle(locale, token, password);
    if (answer.ok) {
      markJustLoggedIn(say.signIn.welcome);
      window.location.assign(next);
      return;
    }
    setSending(false);
    setNotice(refused(answer, token));
  };
  send.current = signIn;

  const askGoogle = async () => {
    const { current } = place;
    if (!current || drawing === 'awaited') return;
    setDrawing('awaited');
    const onToken = (token: string) => void send.current?.(token);
    const isDrawn = await drawGoogleButton(current, { clientId, nonce, locale }, onToken);
    setDrawing(isDrawn ? 'drawn' : 'blocked');
    if (isDrawn) current.focus();
  };

  return { place, drawing, askGoogle, signIn, notice, setNotice, link, setLink, isSending };
}

/**
 * A button that asks Google for its own, which alone may sign in: until somebody presses, nothing is loaded
 * from there. For an address that has an account here, its password once.
 */
export default function GoogleSignIn(props: Props): ReactNode {
  const { locale, words } = props;
  const { google: say } = words;
  const { place, drawing, askGoogle, signIn, notice, setNotice, link, setLink, isSending } =
    useGoogle(props);

  return (
    <section className={styles['google']} aria-label={say.label}>
      <p className={styles['or']}>{say.or}</p>
      <FormNotice text={notice} />
      {drawing !== 'drawn' && (
        <Button
          variant="secondary"
          wide
          busy={drawing === 'awaited'}
          onClick={() => void askGoogle()}
        >
          {say.ask}
        </Button>
      )}
      <div
        ref={place}
        tabIndex={-1}
        className={styles['google-button']}
        hidden={drawing === 'unasked' || drawing === 'blocked' || link !== null}
      />
      <p role="status" className={styles['small']}>
        {drawing === 'blocked' ? say.blocked : drawing === 'drawn' && !link ? say.press : ''}
      </p>
      {link ? (
        <LinkForm
          email={link.email}
          words={words}
          isSending={isSending}
          onPassword={(password) => {
            if (password === '') setNotice(words.fields['passwordRequired'] ?? say.failed);
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
            words={{ ...words.terms, before: say.terms }}
          />
        </p>
      )}
    </section>
  );
}

interface LinkFormProps {
  readonly email: string;
  readonly words: Props['words'];
  readonly isSending: boolean;
  readonly onPassword: (password: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the password of the account that has the address Google told. */
function LinkForm({ email, words, isSending, onPassword, onCancel }: LinkFormProps): ReactNode {
  const { google: say, form } = words;
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
      <h2 className={styles['outcome']}>{say.linkTitle}</h2>
      <p>{fill(say.linkText, { email: email })}</p>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field
        name="password"
        label={form.password}
        words={words.field}
        required
        type="password"
        autoComplete="current-password"
      />
      <Button type="submit" wide busy={isSending}>
        {isSending ? form.sending : say.link}
      </Button>
      <Button variant="quiet" wide onClick={onCancel}>
        {say.cancel}
      </Button>
    </form>
  );
}
