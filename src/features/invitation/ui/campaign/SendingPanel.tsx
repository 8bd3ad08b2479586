import { type ReactNode, type RefObject, useImperativeHandle, useState } from 'react';
import type { SectionDraft } from '#features/profile/ui/wizard/draft/use-section-draft.ts';
import type { Letter as Draft } from '#shared/core/domain/invitation.ts';
import type { EndpointCall } from '#shared/core/endpoint.ts';
import { fill } from '#shared/core/fill.ts';
import { formatNumber } from '#shared/core/format.ts';
import type { Locale } from '#shared/core/locale.ts';
import { FormNotice } from '#shared/ui/account-form/FormNotice.tsx';
import { callApi } from '#shared/ui/api/call-api.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import { Field } from '#shared/ui/form/Field.tsx';
import { Select } from '#shared/ui/form/Select.tsx';
import { sendings as sendingsPage } from '../../core/invitation-paths.ts';
import { withIntendedDomains } from '../../core/recipients/recipient-list.ts';
import { isSenderName } from '../../core/recipients/recipient-name.ts';
import { SEND_TEST_MAIL } from '../../core/sending-calls.ts';
import type { testMailEndpoint } from '../../core/sending-contract.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { PreviewDialog } from './letter/PreviewDialog.tsx';
import { RecipientsField } from './recipients/RecipientsField.tsx';
import { refusalText } from './refusal-text.ts';
import { SendingsUnderWay } from './SendingsUnderWay.tsx';
import { linksOf, type SendingChoices, senderLine } from './sending-place.ts';
import { useKeptSending } from './use-kept-sending.ts';
import { useSendIt } from './use-send-it.ts';
import { useSendings } from './use-sendings.ts';

/** What the page around the panel may do with it. */
export interface SendingHandle {
  /** Asks whether to send, or says what is missing. */
  readonly check: () => Promise<void>;
}

interface Props {
  readonly handle?: RefObject<SendingHandle | null>;
  readonly draft: SectionDraft;
  readonly letter: Draft;
  readonly senderName: string;
  readonly onSenderName: (senderName: string) => void;
  readonly sending: SendingChoices;
  readonly layouts: Readonly<Record<Locale, string>>;
  readonly mails: Readonly<Record<Locale, string>>;
}

/** The letter with who sends it, and what keeps it from leaving. */
function useSignedLetter({ draft, letter, senderName, sending }: Props) {
  const { lang } = draft.place;
  const { layoutLang, subject, text: content } = letter;
  const [senderEmail, setSenderEmail] = useState(sending.senders[0] ?? '');
  const mail = { lang, layoutLang, senderName: senderName.trim(), senderEmail, subject, content };
  const own = sending.say.send;
  /** What keeps the letter from everybody; null when nothing does. */
  const wrongLetter = async () => {
    if (!isSenderName(mail.senderName)) return own.nameRequired;
    return (await draft.form.trigger()) ? null : own.letterWrong;
  };
  const from = (layout: Locale) => senderLine(sending, senderName, layout);
  return { mail, from, setSenderEmail, wrongLetter };
}

const testMailCall: EndpointCall<typeof testMailEndpoint> = SEND_TEST_MAIL;

/** Sends the letter to whoever writes it. */
function useTestMail(
  { draft, sending }: Props,
  { mail, wrongLetter }: ReturnType<typeof useSignedLetter>,
  setSaid: (said: string | null) => void,
) {
  const { say } = sending;
  const [isTesting, setTesting] = useState(false);
  const test = async () => {
    const wrong = await wrongLetter();
    setSaid(wrong);
    if (wrong !== null) return;
    setTesting(true);
    const answer = await callApi(testMailCall, draft.place.locale, { body: mail });
    setTesting(false);
    if (answer.ok) showToast(fill(say.send.tested, answer.value), 'success');
    else setSaid(refusalText(answer, say));
  };
  return { isTesting, test };
}

interface SenderProps extends Pick<Props, 'sending' | 'senderName' | 'onSenderName'> {
  readonly signed: ReturnType<typeof useSignedLetter>;
  readonly words: SectionDraft['words'];
}

function SenderFields(props: SenderProps): ReactNode {
  const { signed, sending, words, senderName, onSenderName } = props;
  const { mail, from, setSenderEmail } = signed;
  const { senders } = sending;
  const own = sending.say.send;
  return (
    <div className="sending-pair">
      <Field
        label={own.senderName}
        hint={fill(own.senderNameHint, { from: from(mail.layoutLang) })}
        words={words.form}
        required
        value={senderName}
        onChange={({ target }) => onSenderName(target.value)}
      />
      <Select
        label={own.senderEmail}
        hint={own.senderEmailHint}
        words={words.form}
        error={senders.length === 0 ? own.noSender : undefined}
        options={senders.map((value) => ({ value, label: value }))}
        value={mail.senderEmail}
        onChange={({ target }) => setSenderEmail(target.value)}
      />
    </div>
  );
}

interface ButtonsProps {
  readonly sending: SendingChoices;
  readonly isTesting: boolean;
  readonly onCheck: () => void;
  readonly onTest: () => void;
  readonly onPreview: () => void;
}

function SendingButtons(props: ButtonsProps): ReactNode {
  const { say, senders, isAllowed, users } = props.sending;
  const own = say.send;
  const mayNot = !isAllowed || senders.length === 0;
  return (
    <>
      <div className="sending-buttons">
        <Button icon="send" disabled={mayNot} onClick={props.onCheck}>
          {isAllowed ? own.check : own.notAllowed}
        </Button>
        {isAllowed && (
          <Button
            variant="secondary"
            icon="mail"
            busy={props.isTesting}
            disabled={mayNot}
            onClick={props.onTest}
          >
            {own.test}
          </Button>
        )}
        <Button variant="secondary" icon="eye" onClick={props.onPreview}>
          {own.preview}
        </Button>
      </div>
      {!isAllowed && (
        <p>
          <a href={users}>{own.notAllowedHint}</a>
        </p>
      )}
    </>
  );
}

/** From whom, to whom, and the way out. */
export function SendingPanel(props: Props): ReactNode {
  const { draft, sending, layouts, mails } = props;
  const { words, place: step } = draft;
  const { say, isAllowed } = sending;
  const { idEmp, lang, locale } = step;
  const place = { idEmp, lang, locale, words, say };
  const own = say.send;
  const kept = useKeptSending(idEmp);
  const { list } = kept;
  const sendings = useSendings(locale);
  const signed = useSignedLetter(props);
  const { mail, wrongLetter } = signed;
  const [said, setSaid] = useState<string | null>(null);
  const { isTesting, test } = useTestMail(props, signed, setSaid);
  const [isShown, setShown] = useState(false);
  const it = useSendIt({ place, kept, sendings, mail });

  const check = async () => {
    const wrong = await wrongLetter();
    const left = list.wrong.length;
    const grouped = (value: number) => formatNumber(locale, value);
    const refused =
      wrong ??
      (list.recipients.length === 0 ? own.noRecipients : null) ??
      (left > 0 ? fill(own.wrongLeft, { count: left }, grouped) : null);
    setSaid(refused);
    if (refused === null) it.open();
  };
  useImperativeHandle(props.handle, () => ({ check }));

  return (
    <div className="sending">
      <SendingsUnderWay place={place} control={sendings} mayAct={isAllowed} />
      {isAllowed && (
        <RecipientsField place={place} list={list} isKept={kept.isKept} onChange={kept.setList} />
      )}
      <section className="sending-rows" aria-labelledby="send">
        <h2 id="send">{own.title}</h2>
        {isAllowed && <SenderFields {...props} signed={signed} words={words} />}
        <FormNotice text={said ?? it.none} />
        <p role="status" className={it.said ? 'form-note tone-success' : 'visually-hidden'}>
          {it.said && <strong>{own.success}</strong>} {it.said}{' '}
          {it.said && <a href={sendingsPage(locale)}>{say.history.more}</a>}
        </p>
        <SendingButtons
          sending={sending}
          isTesting={isTesting}
          onCheck={() => void check()}
          onTest={() => void test()}
          onPreview={() => setShown(true)}
        />
      </section>
      {it.isOpen && (
        <ConfirmDialog
          place={place}
          letter={mail}
          from={signed.from(mail.layoutLang)}
          recipients={list.recipients}
          onCorrect={() => {
            kept.setList(withIntendedDomains(list));
          }}
          done={it.done}
          refused={it.refused}
          onSend={it.send}
          onClose={it.close}
        />
      )}
      {isShown && (
        <PreviewDialog
          place={place}
          layouts={layouts}
          mails={mails}
          layoutLang={mail.layoutLang}
          hasNames={list.recipients.some(({ name }) => name !== '')}
          subject={mail.subject}
          text={mail.content}
          links={linksOf(sending, mail.senderEmail)}
          from={signed.from}
          onClose={() => setShown(false)}
        />
      )}
    </div>
  );
}
