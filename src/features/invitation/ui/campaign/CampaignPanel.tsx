import { type ReactNode, type RefObject, useImperativeHandle, useState } from 'react';
import type { SectionDraft } from '#features/profile/ui/wizard/draft/use-section-draft.ts';
import type { InvitationEmail as Draft } from '#shared/core/domain/invitation.ts';
import type { EndpointCall } from '#shared/core/endpoint.ts';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import { FormNotice } from '#shared/ui/account-form/FormNotice.tsx';
import { callApi } from '#shared/ui/api/call-api.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import { Field } from '#shared/ui/form/Field.tsx';
import { Select } from '#shared/ui/form/Select.tsx';
import { SEND_TEST_MAIL } from '../../core/campaign-calls.ts';
import type { testMailEndpoint } from '../../core/campaign-contract.ts';
import { campaignsPath } from '../../core/invitation-paths.ts';
import { withIntendedDomains } from '../../core/recipients/recipient-list.ts';
import { isSenderName } from '../../core/recipients/recipient-name.ts';
import { ActiveCampaigns } from './ActiveCampaigns.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { type CampaignChoices, linksOf, senderLine } from './campaign-context.ts';
import { PreviewDialog } from './email/PreviewDialog.tsx';
import { campaignErrorText } from './error-text.ts';
import { fillFor } from './fill-for.ts';
import { RecipientsField } from './recipients/RecipientsField.tsx';
import { useCampaignDraft } from './use-campaign-draft.ts';
import { useCampaigns } from './use-campaigns.ts';
import { useSendCampaign } from './use-send-it.ts';

/** Methods of the panel that the surrounding step calls. */
export interface CampaignPanelHandle {
  /** Opens the dialog to confirm the campaign, or shows errors in its fields. */
  readonly check: () => Promise<void>;
}

interface Props {
  readonly handle?: RefObject<CampaignPanelHandle | null>;
  readonly draft: SectionDraft;
  readonly invitationEmail: Draft;
  readonly senderName: string;
  readonly onSenderName: (senderName: string) => void;
  readonly campaignChoices: CampaignChoices;
  readonly layouts: Readonly<Record<Locale, string>>;
  readonly mails: Readonly<Record<Locale, string>>;
}

/** The invitation email with its sender and its validation. */
function useSignedEmail({ draft, invitationEmail, senderName, campaignChoices }: Props) {
  const { lang } = draft.context;
  const { layoutLang, subject, text: content } = invitationEmail;
  const [senderEmail, setSenderEmail] = useState(campaignChoices.senders[0] ?? '');
  const mail = { lang, layoutLang, senderName: senderName.trim(), senderEmail, subject, content };
  const sendMessages = campaignChoices.messages.send;
  const validateEmail = async () => {
    if (!isSenderName(mail.senderName)) return sendMessages.nameRequired;
    return (await draft.form.trigger()) ? null : sendMessages.letterWrong;
  };
  const from = (layout: Locale) => senderLine(campaignChoices, senderName, layout);
  return { mail, from, setSenderEmail, validateEmail };
}

const testMailCall: EndpointCall<typeof testMailEndpoint> = SEND_TEST_MAIL;

/** Sends the email to the signed-in user as a test. */
function useTestMail(
  { draft, campaignChoices }: Props,
  { mail, validateEmail }: ReturnType<typeof useSignedEmail>,
  setErrorMessage: (message: string | null) => void,
) {
  const { messages } = campaignChoices;
  const [isTesting, setTesting] = useState(false);
  const test = async () => {
    const emailError = await validateEmail();
    setErrorMessage(emailError);
    if (emailError !== null) return;
    setTesting(true);
    const response = await callApi(testMailCall, draft.context.locale, { body: mail });
    setTesting(false);
    if (response.ok) showToast(fill(messages.send.tested, response.value), 'success');
    else setErrorMessage(campaignErrorText(response, messages));
  };
  return { isTesting, test };
}

interface SenderProps extends Pick<Props, 'campaignChoices' | 'senderName' | 'onSenderName'> {
  readonly signed: ReturnType<typeof useSignedEmail>;
  readonly wizardMessages: SectionDraft['messages'];
}

function SenderFields(props: SenderProps): ReactNode {
  const { signed, campaignChoices, wizardMessages, senderName, onSenderName } = props;
  const { mail, from, setSenderEmail } = signed;
  const { senders } = campaignChoices;
  const sendMessages = campaignChoices.messages.send;
  return (
    <div className="sending-pair">
      <Field
        label={sendMessages.senderName}
        hint={fill(sendMessages.senderNameHint, { from: from(mail.layoutLang) })}
        messages={wizardMessages.form}
        required
        value={senderName}
        onChange={({ target }) => onSenderName(target.value)}
      />
      <Select
        label={sendMessages.senderEmail}
        hint={sendMessages.senderEmailHint}
        messages={wizardMessages.form}
        error={senders.length === 0 ? sendMessages.noSender : undefined}
        options={senders.map((value) => ({ value, label: value }))}
        value={mail.senderEmail}
        onChange={({ target }) => setSenderEmail(target.value)}
      />
    </div>
  );
}

interface ButtonsProps extends Pick<Props, 'campaignChoices'> {
  readonly isTesting: boolean;
  readonly onCheck: () => void;
  readonly onTest: () => void;
  readonly onPreview: () => void;
}

function CampaignButtons(props: ButtonsProps): ReactNode {
  const { messages, senders, isAllowed, usersPageUrl: users } = props.campaignChoices;
  const sendMessages = messages.send;
  const mayNot = !isAllowed || senders.length === 0;
  return (
    <>
      <div className="sending-buttons">
        <Button icon="send" disabled={mayNot} onClick={props.onCheck}>
          {isAllowed ? sendMessages.check : sendMessages.notAllowed}
        </Button>
        {isAllowed && (
          <Button
            variant="secondary"
            icon="mail"
            busy={props.isTesting}
            disabled={mayNot}
            onClick={props.onTest}
          >
            {sendMessages.test}
          </Button>
        )}
        <Button variant="secondary" icon="eye" onClick={props.onPreview}>
          {sendMessages.preview}
        </Button>
      </div>
      {!isAllowed && (
        <p>
          <a href={users}>{sendMessages.notAllowedHint}</a>
        </p>
      )}
    </>
  );
}

export function CampaignPanel(props: Props): ReactNode {
  const { draft, campaignChoices, layouts, mails } = props;
  const { messages: wizardMessages, context: step } = draft;
  const { messages, isAllowed } = campaignChoices;
  const { idEmp, lang, locale } = step;
  const context = { idEmp, lang, locale, wizardMessages, messages, fill: fillFor(locale) };
  const sendMessages = messages.send;
  const campaignDraft = useCampaignDraft(idEmp);
  const { list } = campaignDraft;
  const campaigns = useCampaigns(locale);
  const signed = useSignedEmail(props);
  const { mail, validateEmail } = signed;
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const { isTesting, test } = useTestMail(props, signed, setErrorMessage);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const sendControl = useSendCampaign({ context, campaignDraft, campaigns, mail });
  const { statusMessage } = sendControl;

  const check = async () => {
    const emailError = await validateEmail();
    const invalidCount = list.wrong.length;
    const failure =
      emailError ??
      (list.recipients.length === 0 ? sendMessages.noRecipients : null) ??
      (invalidCount > 0 ? context.fill(sendMessages.wrongLeft, { count: invalidCount }) : null);
    setErrorMessage(failure);
    if (failure === null) sendControl.open();
  };
  useImperativeHandle(props.handle, () => ({ check }));

  return (
    <div className="sending">
      <ActiveCampaigns context={context} control={campaigns} mayAct={isAllowed} />
      {isAllowed && (
        <RecipientsField
          context={context}
          list={list}
          isStored={campaignDraft.isStored}
          onChange={campaignDraft.setList}
        />
      )}
      <section className="sending-rows" aria-labelledby="send">
        <h2 id="send">{sendMessages.title}</h2>
        {isAllowed && <SenderFields {...props} signed={signed} wizardMessages={wizardMessages} />}
        <FormNotice text={errorMessage ?? sendControl.noneSentMessage} />
        <p role="status" className={statusMessage ? 'form-note tone-success' : 'visually-hidden'}>
          {statusMessage && <strong>{sendMessages.success}</strong>} {statusMessage}{' '}
          {statusMessage && <a href={campaignsPath(locale)}>{messages.history.more}</a>}
        </p>
        <CampaignButtons
          campaignChoices={campaignChoices}
          isTesting={isTesting}
          onCheck={() => void check()}
          onTest={() => void test()}
          onPreview={() => setPreviewOpen(true)}
        />
      </section>
      {sendControl.isOpen && (
        <ConfirmDialog
          context={context}
          signedEmail={mail}
          from={signed.from(mail.layoutLang)}
          recipients={list.recipients}
          onCorrect={() => campaignDraft.setList(withIntendedDomains(list))}
          acceptedCount={sendControl.acceptedCount}
          sendFailure={sendControl.sendFailure}
          onSend={sendControl.send}
          onClose={sendControl.close}
        />
      )}
      {isPreviewOpen && (
        <PreviewDialog
          context={context}
          layouts={layouts}
          mails={mails}
          layoutLang={mail.layoutLang}
          hasNames={list.recipients.some(({ name }) => name !== '')}
          subject={mail.subject}
          text={mail.content}
          links={linksOf(campaignChoices, mail.senderEmail)}
          from={signed.from}
          onClose={() => setPreviewOpen(false)}
        />
      )}
    </div>
  );
}
