import type { ReactNode } from 'react';
import { translator } from '#i18n/translator.ts';
import { absolute, home } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import { env } from '#shared/server/env.ts';
import { replyAddress } from './mail-address.ts';
import { MAIL_SHEET, mailStyles as styles } from './mail-theme.ts';
import { MailBody, MailBox, MailButton, MailLink, MailPreview } from './parts/mail-boxes.tsx';

interface MailLayoutProps {
  readonly locale: Locale;
  readonly preview: string;
  readonly title: string;
  readonly children: ReactNode;
  /** Reason for the mail; the default sentence when absent. */
  readonly reason?: string;
  readonly unsubscribe?: { readonly label: string; readonly url: string };
}

export function MailLayout(props: MailLayoutProps) {
  const { locale, preview, title, children, reason, unsubscribe } = props;
  const t = translator(locale);
  const site = absolute(env().PUBLIC_URL, home(locale));
  return (
    <html lang={locale} dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{MAIL_SHEET}</style>
      </head>
      <MailPreview>{preview}</MailPreview>
      <MailBody className="mail-page" style={styles.page}>
        <MailBox className="mail-sheet" style={styles.sheet}>
          <MailBox className="mail-part" style={styles.head}>
            <p className="mail-ink" style={styles.wordmark}>
              {t('shared:site.name')}
            </p>
          </MailBox>
          <MailBox className="mail-part" style={styles.content}>
            <h1 className="mail-ink" style={styles.title}>
              {title}
            </h1>
            {children}
          </MailBox>
          <hr className="mail-rule" style={styles.rule} />
          <MailBox className="mail-part" style={styles.foot}>
            <MailNote>{reason ?? t('mail:reason')}</MailNote>
            {unsubscribe && (
              <MailNote>
                <TextLink href={unsubscribe.url}>{unsubscribe.label}</TextLink>
              </MailNote>
            )}
            <MailNote>
              {t('shared:site.tagline')} ·{' '}
              <MailLink className="mail-link" style={styles.link} href={site}>
                {new URL(site).host}
              </MailLink>
            </MailNote>
          </MailBox>
        </MailBox>
      </MailBody>
    </html>
  );
}

interface ChildrenProps {
  readonly children: ReactNode;
}

const MailNote = ({ children }: ChildrenProps) => (
  <p className="mail-muted" style={styles.small}>
    {children}
  </p>
);

const TextLink = ({ href, children }: ChildrenProps & { readonly href: string }) => (
  <MailLink className="mail-link" style={styles.link} href={href}>
    {children}
  </MailLink>
);

export function MailText({ children }: ChildrenProps) {
  return (
    <p className="mail-text" style={styles.text}>
      {children}
    </p>
  );
}

export function MailQuote({ children }: ChildrenProps) {
  return (
    <p className="mail-quote" style={styles.quote}>
      {children}
    </p>
  );
}

interface MailItemProps {
  readonly href: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function MailItem({ href, title, children }: MailItemProps) {
  return (
    <p className="mail-text" style={styles.text}>
      <MailLink className="mail-link" style={{ ...styles.link, fontWeight: 600 }} href={href}>
        {title}
      </MailLink>
      <br />
      {children}
    </p>
  );
}

/** Explains how to appeal a rejection: a reply to the mail reaches the same inbox. */
export function MailAppeal({ locale }: { readonly locale: Locale }) {
  const address = replyAddress();
  return (
    <MailText>
      {translator(locale)('mail:appeal')} <TextLink href={`mailto:${address}`}>{address}</TextLink>
    </MailText>
  );
}

interface MailActionProps {
  readonly locale: Locale;
  readonly href: string;
  readonly children: ReactNode;
}

/** The main action, and its URL as text for programs without buttons. */
export function MailAction({ locale, href, children }: MailActionProps) {
  return (
    <>
      <MailBox style={styles.buttonRow}>
        <MailButton href={href} style={styles.button}>
          {children}
        </MailButton>
      </MailBox>
      <p className="mail-muted" style={styles.small} data-skip-in-text="true">
        {translator(locale)('mail:orCopy')}
      </p>
      <p style={styles.small} data-skip-in-text="true">
        <TextLink href={href}>{href}</TextLink>
      </p>
    </>
  );
}
