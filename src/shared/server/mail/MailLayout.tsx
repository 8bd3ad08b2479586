import type { ReactNode } from 'react';
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from 'react-email';
import { translator } from '#i18n/translator.ts';
import { absolute, home } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import { env } from '#shared/server/env.ts';
import { replyAddress } from './mail-address.ts';
import { MAIL_SHEET, mailStyles as styles } from './mail-theme.ts';

interface MailLayoutProps {
  readonly locale: Locale;
  /** What a mail list shows beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly children: ReactNode;
  /** Why this person gets this mail; the usual sentence when absent. */
  readonly reason?: string;
  readonly unsubscribe?: { readonly label: string; readonly url: string };
}

/** The sheet every mail is written on: wordmark, title, words, and why it came. */
export function MailLayout(props: MailLayoutProps) {
  const { locale, preview, title, children, reason, unsubscribe } = props;
  const t = translator(locale);
  const site = absolute(env().PUBLIC_URL, home(locale));
  return (
    <Html lang={locale} dir="ltr">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{MAIL_SHEET}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="mail-page" style={styles.page}>
        <Container className="mail-sheet" style={styles.sheet}>
          <Section className="mail-part" style={styles.head}>
            <Text className="mail-ink" style={styles.wordmark}>
              {t('shared:site.name')}
            </Text>
          </Section>
          <Section className="mail-part" style={styles.content}>
            <Heading as="h1" className="mail-ink" style={styles.title}>
              {title}
            </Heading>
            {children}
          </Section>
          <Hr className="mail-rule" style={styles.rule} />
          <Section className="mail-part" style={styles.foot}>
            <Text className="mail-muted" style={styles.small}>
              {reason ?? t('mail:reason')}
            </Text>
            {unsubscribe && (
              <Text className="mail-muted" style={styles.small}>
                <Link className="mail-link" style={styles.link} href={unsubscribe.url}>
                  {unsubscribe.label}
                </Link>
              </Text>
            )}
            <Text className="mail-muted" style={styles.small}>
              {t('shared:site.tagline')} ·{' '}
              <Link className="mail-link" style={styles.link} href={site}>
                {new URL(site).host}
              </Link>
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

export function MailText({ children }: { readonly children: ReactNode }) {
  return (
    <Text className="mail-text" style={styles.text}>
      {children}
    </Text>
  );
}

/** Somebody else's words, set apart from ours. */
export function MailQuote({ children }: { readonly children: ReactNode }) {
  return (
    <Text className="mail-quote" style={styles.quote}>
      {children}
    </Text>
  );
}

/** One of several things a mail tells of: its name leads to it, facts stand below. */
export function MailItem({
  href,
  title,
  children,
}: {
  readonly href: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <Text className="mail-text" style={styles.text}>
      <Link className="mail-link" style={{ ...styles.link, fontWeight: 600 }} href={href}>
        {title}
      </Link>
      <br />
      {children}
    </Text>
  );
}

/** The way back after a refusal: an answer to the mail reaches the same mailbox. */
export function MailAppeal({ locale }: { readonly locale: Locale }) {
  const address = replyAddress();
  return (
    <MailText>
      {translator(locale)('mail:appeal')}{' '}
      <Link className="mail-link" style={styles.link} href={`mailto:${address}`}>
        {address}
      </Link>
    </MailText>
  );
}

interface MailActionProps {
  readonly locale: Locale;
  readonly href: string;
  readonly children: ReactNode;
}

/** The one thing to do, and its address in full for programs that show no button. */
export function MailAction({ locale, href, children }: MailActionProps) {
  return (
    <>
      <Section style={styles.buttonRow}>
        <Button href={href} style={styles.button}>
          {children}
        </Button>
      </Section>
      <Text className="mail-muted" style={styles.small} data-skip-in-text="true">
        {translator(locale)('mail:orCopy')}
      </Text>
      <Text style={styles.small} data-skip-in-text="true">
        <Link className="mail-link" style={styles.link} href={href}>
          {href}
        </Link>
      </Text>
    </>
  );
}
