import { render } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { CampaignPanel } from '#features/invitation/ui/campaign/CampaignPanel.tsx';
import { wizardMessages } from '#features/profile/ui/wizard/wizard-messages.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { campaignMessages } from './campaign-context.ts';

const { mail } = catalogue('en').invitation;
const invitationEmail = { subject: 'Please write', text: 'Tell us', layoutLang: 'en' } as const;

function Panel(props: Omit<ComponentProps<typeof CampaignPanel>, 'senderName' | 'onSenderName'>) {
  const [senderName, setSenderName] = useState('Phupha');
  return <CampaignPanel {...props} senderName={senderName} onSenderName={setSenderName} />;
}

export function openCampaignPanel({
  isAllowed = true,
  text = invitationEmail.text as string,
} = {}) {
  const context = { idEmp: 1, lang: 'en', locale: 'en' } as const;
  const draft = {
    context,
    messages: wizardMessages('en'),
    form: { trigger: () => Promise.resolve(true) },
  };
  const campaignChoices = {
    isAllowed,
    usersPageUrl: '/users',
    senders: ['hr@example.com'],
    company: { companyNameTh: 'ภูผา', companyNameEn: 'Phupha' },
    companyAs: { th: 'ภูผา', en: 'Phupha' },
    via: { th: catalogue('th').invitation.mail.from, en: mail.from },
    links: { hosts: { 'hr@example.com': ['yousay.test', 'example.com'] }, note: 'As text' },
    messages: campaignMessages,
  };
  return render(
    <Panel
      draft={draft as never}
      invitationEmail={{ ...invitationEmail, text }}
      campaignChoices={campaignChoices}
      layouts={{ th: 'Thai', en: 'English' }}
      mails={{ th: 'about:blank', en: 'about:blank' }}
    />,
  );
}
