import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { LOCALES, type Locale } from '#shared/core/locale.ts';
import { formMessages } from '#shared/ui/account-form/form-messages.ts';
import { type ForgotProps, NewPasswordForm } from './NewPasswordForm.tsx';

function shown(locale: Locale, link: ForgotProps['link']): string {
  const { forgot } = catalogue(locale).session;
  return renderToStaticMarkup(
    <NewPasswordForm
      locale={locale}
      messages={{ ...formMessages(locale), forgot }}
      to={null}
      signIn={{ employer: '/login', jobSeeker: '/jSignin' }}
      opened={{ isFirst: false }}
      rejected={null}
      done={null}
      link={link}
    />,
  );
}

describe.each(LOCALES)('a reset link, in %s', (locale) => {
  const say = catalogue(locale).session.forgot;

  it('that was used shows so, and leads to sign-in and a new link', () => {
    const markup = shown(locale, { isOver: true, usedBy: 'employer' });
    for (const part of [say.used, say.signIn, say.askAgain]) expect(markup).toContain(part);
    expect(markup).not.toContain(say.doneTitle);
    expect(markup.match(/<(?:a|button)[^>]*primary/g)).toHaveLength(1);
    expect(markup).not.toContain('type="password"');
  });

  it('that has expired shows so before any input', () => {
    const markup = shown(locale, { isOver: true, usedBy: null });
    for (const part of [say.expired, say.askAgain]) expect(markup).toContain(part);
    expect(markup).not.toContain('type="password"');
  });

  it('that works asks for the password', () => {
    expect(shown(locale, { isOver: false, usedBy: null })).toContain('type="password"');
  });
});
