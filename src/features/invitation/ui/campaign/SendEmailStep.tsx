import { type ReactNode, useRef, useState } from 'react';
import { useSectionDraft } from '#features/profile/ui/wizard/draft/use-section-draft.ts';
import { useItemFields } from '#features/profile/ui/wizard/item-fields.ts';
import { StepShell } from '#features/profile/ui/wizard/StepShell.tsx';
import type { WizardStepProps } from '#features/profile/ui/wizard/wizard-step-props.ts';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { InvitationEmail } from '#shared/core/domain/invitation.ts';
import { otherLocale } from '#shared/core/in-language.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Later } from '#shared/ui/feedback/Later.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import { Select } from '#shared/ui/form/Select.tsx';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import { MAX_INVITATION_EMAIL_LENGTH } from '../../core/invitation-email-limits.ts';
import type { CampaignPanelHandle } from './CampaignPanel.tsx';
import { type CampaignChoices, linksOf, senderLine } from './campaign-context.ts';
import { EmailFrame } from './email/EmailFrame.tsx';
import styles from './SendEmailStep.module.css';
import { whenNear } from './when-near.ts';

interface Props extends WizardStepProps {
  readonly sectionMessages: Catalogue['invitation']['letter'];
  readonly choices: {
    readonly packages: string;
    readonly sender: string;
    /** URL of the review form, which is open to everyone. */
    readonly link: string;
    readonly mails: Readonly<Record<InvitationEmail['layoutLang'], string>>;
    readonly campaignChoices: CampaignChoices | null;
  };
}

/** Without a back button, as four would take two rows on a phone; the step list leads back. */
const SAVE_INTENTS_WITH_CAMPAIGN = ['later', 'next'] as const;

const loadCampaignPanel = () => import('./CampaignPanel.tsx');

interface ByHandProps extends Pick<Props, 'sectionMessages' | 'choices' | 'lang'> {
  readonly text: string;
}

/** The text to copy and send by hand, and the reason if it cannot be sent from here. */
function ByHand({ sectionMessages, choices, text, lang }: ByHandProps): ReactNode {
  const { campaignChoices } = choices;
  const [copied, setCopied] = useState<'copied' | 'copyFailed'>();
  const toCopy = `${text}\n\n${choices.link}`;
  const copy = async () => {
    setCopied(undefined);
    // Browsers have a clipboard on secure origins only.
    const { clipboard }: Partial<Pick<Navigator, 'clipboard'>> = navigator;
    const isCopied = await clipboard?.writeText(toCopy).then(
      () => true,
      () => false,
    );
    setCopied(isCopied ? 'copied' : 'copyFailed');
  };
  return (
    <div className={styles['send']}>
      {!campaignChoices && (
        <Button icon="send" disabled>
          {sectionMessages.mayNotSend}
        </Button>
      )}
      <Button variant="secondary" icon="copy" onClick={() => void copy()}>
        {sectionMessages.copy}
      </Button>
      <p role="status">{copied && sectionMessages[copied]}</p>
      {copied === 'copyFailed' && (
        <p className={styles['toCopy']} lang={lang}>
          {toCopy}
        </p>
      )}
      <p>
        {sectionMessages.byHand}
        {!campaignChoices && (
          <>
            {' '}
            {sectionMessages.fromSilver} <a href={choices.packages}>{sectionMessages.compare}</a>
          </>
        )}
      </p>
    </div>
  );
}

const loadEmailSource = () => import('./email-source.ts');

export default function SendEmailStep({ sectionMessages, choices, ...step }: Props): ReactNode {
  const draft = useSectionDraft({ ...step, source: loadEmailSource });
  const fields = useItemFields<InvitationEmail>(draft, 0);
  const { subject, text, layoutLang } = fields.content;
  const layout = fields.controlled('layoutLang');
  const { campaignChoices } = choices;
  const [senderName, setSenderName] = useState(choices.sender);
  const [isNear, setNear] = useState(false);
  const [near] = useState(() => whenNear(() => setNear(true)));
  const panelContainer = useRef<HTMLDivElement>(null);
  const panel = useRef<CampaignPanelHandle>(null);
  const goToCampaign = () => {
    setNear(true);
    panelContainer.current?.scrollIntoView({ block: 'start' });
    void panel.current?.check();
  };
  const { layouts } = sectionMessages;
  const options = LOCALES.map((value) => ({ value, label: layouts[value] }));
  const mail = (mailLayout: InvitationEmail['layoutLang']) => (
    <section key={mailLayout} className={styles['mail']} lang={step.locale}>
      <h2>{layouts[mailLayout]}</h2>
      <dl>
        <dt>{sectionMessages.from}</dt>
        <dd lang={mailLayout}>
          {campaignChoices ? senderLine(campaignChoices, senderName, mailLayout) : choices.sender}
        </dd>
        <dt>{draft.messages.field['subject']}</dt>
        <dd lang={step.lang}>{subject}</dd>
      </dl>
      <EmailFrame
        src={choices.mails[mailLayout]}
        title={layouts[mailLayout]}
        text={text}
        links={
          campaignChoices ? linksOf(campaignChoices, campaignChoices.senders[0] ?? '') : undefined
        }
      />
    </section>
  );
  const miniature = () => [layoutLang, otherLocale(layoutLang)].map(mail);
  return (
    <StepShell<InvitationEmail>
      draft={draft}
      sectionMessages={sectionMessages}
      miniature={miniature}
      {...(campaignChoices?.isAllowed && {
        ways: SAVE_INTENTS_WITH_CAMPAIGN,
        primary: { label: sectionMessages.toCampaign, onClick: goToCampaign },
      })}
      formatValue={(field, value) => (field === 'layoutLang' ? layouts[value as 'th'] : undefined)}
    >
      <Field {...fields.text('subject')} required lang={step.lang} />
      <TextArea
        {...fields.text('text', MAX_INVITATION_EMAIL_LENGTH.text)}
        required
        rows={12}
        lang={step.lang}
      />
      <Select
        {...layout}
        required={false}
        options={options}
        onChange={({ target }) => layout.onChange(target.value as InvitationEmail['layoutLang'])}
      />
      {campaignChoices && (
        <div ref={panelContainer} className={styles['panel']}>
          <div ref={isNear ? undefined : near} />
          {isNear && (
            <Later load={loadCampaignPanel} messages={draft.messages.later}>
              {({ CampaignPanel }) => (
                <CampaignPanel
                  handle={panel}
                  draft={draft}
                  campaignChoices={campaignChoices}
                  layouts={layouts}
                  invitationEmail={fields.content}
                  senderName={senderName}
                  onSenderName={setSenderName}
                  mails={choices.mails}
                />
              )}
            </Later>
          )}
        </div>
      )}
      <ByHand sectionMessages={sectionMessages} choices={choices} text={text} lang={step.lang} />
    </StepShell>
  );
}
