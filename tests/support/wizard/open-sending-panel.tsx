import { render } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { SendingPanel } from '#features/invitation/ui/campaign/SendingPanel.tsx';
import { wizardWords } from '#features/profile/ui/wizard/wizard-words.ts';
import { catalogue } from '#i18n/catalogues.ts';

const { recipients, csv, send, history, refusals, mail } = catalogue('en').invitation;
const letter = { subject: 'Please write', text: 'Tell us', layoutLang: 'en' } as const;

function Panel(props: Omit<ComponentProps<typeof SendingPanel>, 'senderName' | 'onSenderName'>) {
  const [senderName, setSenderName] = useState('Phupha');
  return <SendingPanel {...props} senderName={senderName} onSenderName={setSenderName} />;
}

/** The panel of a company with one confirmed address, as the letter's step holds it. */
export function openSendingPanel({ isAllowed = true, text = letter.text as string } = {}) {
  const place = { idEmp: 1, lang: 'en', locale: 'en' } as const;
  const draft = { place, words: wizardWords('en'), form: { trigger: () => Promise.resolve(true) } };
  const sending = {
    isAllowed,
    users: '/users',
    senders: ['hr@example.com'],
    company: { companyNameTh: 'ภูผา', companyNameEn: 'Phupha' },
    companyAs: { th: 'ภูผา', en: 'Phupha' },
    via: { th: catalogue('th').invitation.mail.from, en: mail.from },
    links: { hosts: { 'hr@example.com': ['yousay.test', 'example.com'] }, note: 'As text' },
    say: { recipients, csv, send, history, refusals },
  };
  return render(
    <Panel
      draft={draft as never}
      letter={{ ...letter, text }}
      sending={sending}
      layouts={{ th: 'Thai', en: 'English' }}
      mails={{ th: 'about:blank', en: 'about:blank' }}
    />,
  );
}
