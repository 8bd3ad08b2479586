// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { campaignContext, campaignMessages } from '#tests/wizard/campaign-context.ts';
import { PreviewDialog } from './PreviewDialog.tsx';

const { send } = campaignMessages;

it.each([true, false])('first shows the preview for recipients with a name: %s', (hasNames) => {
  render(
    <PreviewDialog
      context={campaignContext}
      layouts={{ th: 'Thai', en: 'English' }}
      mails={{ th: '/letter?lang=th', en: '/letter?lang=en' }}
      layoutLang="en"
      hasNames={hasNames}
      from={(layoutLang) => `Som (${layoutLang}) via YouSay`}
      subject="Please write"
      text="Tell us"
      links={{ hosts: [], note: '' }}
      onClose={() => undefined}
    />,
  );
  const isPressed = (name: string) =>
    screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';
  const isNamed = () => screen.getByTitle('English').getAttribute('src')?.endsWith('&named=1');
  expect([isPressed(send.named), isPressed(send.unnamed)]).toEqual([hasNames, !hasNames]);
  expect(isNamed()).toBe(hasNames);
  expect(screen.getByText('Som (en) via YouSay')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: hasNames ? send.unnamed : send.named }));
  expect(isNamed()).toBe(!hasNames);
  fireEvent.click(screen.getByRole('button', { name: 'Thai' }));
  expect(screen.getByText('Som (th) via YouSay')).toHaveProperty('lang', 'th');
});
