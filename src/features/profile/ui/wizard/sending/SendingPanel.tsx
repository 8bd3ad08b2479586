import type { ReactNode } from 'react';
import { useState } from 'react';
import { sendings as sendingsPage } from '#features/invitation/core/invitation-paths.ts';
import type { Letter as Draft } from '#features/invitation/core/letter.ts';
import { isSenderName } from '#features/invitation/core/recipients/recipient-name.ts';
import { testMailEndpoint } from '#features/invitation/core/sending-contract.ts';
import { fill } from '#shared/core/fill.ts';
import { formatNumber } from '#shared/core/format.ts';
import type { Locale } from '#shared/core/locale.ts';
import { FormNotice } from '#shared/ui/account-form/FormNotice.tsx';
import { callApi } from '#shared/ui/api/call-api.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import { Field } from '#shared/ui/form/Field.tsx';
import { Select } from '#shared/ui/form/Select.tsx';
import type { SectionDraft } from '../draft/use-section-draft.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { RecipientsField } from './RecipientsField.tsx';
import { refusalText } from './refusal-text.ts';
import { SendingsUnderWay } from './SendingsUnderWay.tsx';
import type { SendingChoices } from './sending-place.ts';
import { useKeptSending } from './use-kept-sending.ts';
import { useSendIt } from './use-send-it.ts';
import { useSendings } from './use-sendings.ts';

interface Props {
  readonly draft: SectionDraft;
  readonly letter: Draft;
  readonly sender: string;
  readonly sending: SendingChoices;
  readonly layouts: Readonly<Record<Locale, string>>;
  readonly mails: Readonly<Record<Locale, string>>;
}

/** From whom, to whom, and the way out. */
export function SendingPanel({ draft, letter, sender, sending, layouts, mails }: Props): ReactNode {
  const { words, place: step } = draft;
  const { say, senders, isAllowed } = sending;
  const { idEmp, lang, locale } = step;
  const place = { idEmp, lang, locale, words, say };
  const own = say.send;
  const kept = useKeptSending(idEmp);
  const sendings = useSendings(locale);
  const [senderName, setSenderName] = useState(sender);
  const [senderEmail, setSenderEmail] = useState(senders[0] ?? '');
  const [said, setSaid] = useState<string | null>(null);
  const [isTesting, setTesting] = useState(false);
  const [isShown, setShown] = useState(false);
  const { list } = kept;
  const { layoutLang, subject, text: content } = letter;
  const mail = { lang, layoutLang, senderName: senderName.trim(), senderEmail, subject, content };
  const it = useSendIt({ place, kept, sendings, mail });

  /** What keeps the letter from leaving, to anybody at all. */
  const wrongLetter = async () => {
    if (!isSenderName(mail.senderName)) return own.nameRequired;
    return (await draft.form.trigger()) ? null : own.letterWrong;
  };
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
  const test = async () => {
    const wrong = await wrongLetter();
    setSaid(wrong);
    if (wrong !== null) return;
    setTesting(true);
    const answer = await callApi(testMailEndpoint, locale, { body: mail });
    setTesting(false);
    if (answer.ok) showToast(fill(own.tested, answer.value), 'success');
    else setSaid(refusalText(answer, say));
  };

  return (
    <div className="sending">
      <SendingsUnderWay place={place} control={sendings} mayAct={isAllowed} />
      {isAllowed && (
        <RecipientsField place={place} list={list} isKept={kept.isKept} onChange={kept.setList} />
      )}
      <section className="sending-rows" aria-labelledby="send">
        <h2 id="send">{own.title}</h2>
        {isAllowed && (
          <div className="sending-pair">
            <Field
              label={own.senderName}
              hint={fill(own.senderNameHint, { name: mail.senderName })}
              words={words.form}
              required
              value={senderName}
              onChange={({ target }) => setSenderName(target.value)}
            />
            <Select
              label={own.senderEmail}
              hint={own.senderEmailHint}
              words={words.form}
              error={senders.length === 0 ? own.noSender : undefined}
              options={senders.map((value) => ({ value, label: value }))}
              value={senderEmail}
              onChange={({ target }) => setSenderEmail(target.value)}
            />
          </div>
        )}
        <FormNotice text={said} />
        <p role="status" className={it.said ? 'form-note tone-success' : 'visually-hidden'}>
          {it.said && <strong>{own.success}</strong>} {it.said}{' '}
          {it.said && <a href={sendingsPage(locale)}>{say.history.more}</a>}
        </p>
        <div className="sending-buttons">
          {isAllowed && (
            <>
              <Button icon="send" disabled={senders.length === 0} onClick={() => void check()}>
                {own.check}
              </Button>
              <Button
                variant="secondary"
                icon="mail"
                busy={isTesting}
                disabled={senders.length === 0}
                onClick={() => void test()}
              >
                {own.test}
              </Button>
            </>
          )}
          {!isAllowed && (
            <Button icon="send" disabled>
              {own.notAllowed}
            </Button>
          )}
          <Button variant="secondary" icon="eye" onClick={() => setShown(true)}>
            {own.preview}
          </Button>
        </div>
        {!isAllowed && (
          <p>
            <a href={sending.users}>{own.notAllowedHint}</a>
          </p>
        )}
      </section>
      {it.isOpen && (
        <ConfirmDialog
          place={place}
          letter={mail}
          size={list.recipients.length}
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
          layoutLang={layoutLang}
          subject={subject}
          text={content}
          sender={mail.senderName}
          onClose={() => setShown(false)}
        />
      )}
    </div>
  );
}
