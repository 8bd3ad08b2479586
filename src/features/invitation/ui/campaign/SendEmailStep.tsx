import { type ReactNode, useRef, useState } from 'react';
import { useSectionDraft } from '#features/profile/ui/wizard/draft/use-section-draft.ts';
import { useItemFields } from '#features/profile/ui/wizard/item-fields.ts';
import { StepShell } from '#features/profile/ui/wizard/StepShell.tsx';
import type { WizardStepProps } from '#features/profile/ui/wizard/wizard-step-props.ts';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Letter } from '#shared/core/domain/invitation.ts';
import { otherLocale } from '#shared/core/in-language.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Later } from '#shared/ui/feedback/Later.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import { Select } from '#shared/ui/form/Select.tsx';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import { LONGEST_LETTER } from '../../core/longest-letter.ts';
import { LetterFrame } from './letter/LetterFrame.tsx';
import styles from './SendEmailStep.module.css';
import type { SendingHandle } from './SendingPanel.tsx';
import { linksOf, type SendingChoices, senderLine } from './sending-place.ts';
import { whenNear } from './when-near.ts';

interface Props extends WizardStepProps {
  readonly say: Catalogue['invitation']['letter'];
  readonly choices: {
    readonly packages: string;
    readonly sender: string;
    /** Where anybody writes a review, and the mail in each layout. */
    readonly link: string;
    readonly mails: Readonly<Record<Letter['layoutLang'], string>>;
    /** Null where the package sends no e-mail. */
    readonly sending: SendingChoices | null;
  };
}

/** Four buttons would take two rows of a phone: the steps above lead back. */
const WAYS_BESIDE_SENDING = ['later', 'next'] as const;

const loadSending = () => import('./SendingPanel.tsx');

interface ByHandProps extends Pick<Props, 'say' | 'choices' | 'lang'> {
  readonly text: string;
}

/** The letter to be copied and sent by whoever wrote it, and why it is not sent from here. */
function ByHand({ say, choices, text, lang }: ByHandProps): ReactNode {
  const { sending } = choices;
  const [copied, setCopied] = useState<'copied' | 'refused'>();
  const toCopy = `${text}\n\n${choices.link}`;
  const copy = async () => {
    setCopied(undefined);
    // Browsers have a clipboard on secure origins only.
    const { clipboard }: Partial<Pick<Navigator, 'clipboard'>> = navigator;
    const isCopied = await clipboard?.writeText(toCopy).then(
      () => true,
      () => false,
    );
    setCopied(isCopied ? 'copied' : 'refused');
  };
  return (
    <div className={styles['send']}>
      {!sending && (
        <Button icon="send" disabled>
          {say.mayNotSend}
        </Button>
      )}
      <Button variant="secondary" icon="copy" onClick={() => void copy()}>
        {say.copy}
      </Button>
      <p role="status">{copied && say[copied]}</p>
      {copied === 'refused' && (
        <p className={styles['toCopy']} lang={lang}>
          {toCopy}
        </p>
      )}
      <p>
        {say.byHand}
        {!sending && (
          <>
            {' '}
            {say.fromSilver} <a href={choices.packages}>{say.compare}</a>
          </>
        )}
      </p>
    </div>
  );
}

const loadLetter = () => import('./letter-source.ts');

export default function SendEmailStep({ say, choices, ...step }: Props): ReactNode {
  const draft = useSectionDraft({ ...step, source: loadLetter });
  const fields = useItemFields<Letter>(draft, 0);
  const { subject, text, layoutLang } = fields.content;
  const layout = fields.chosen('layoutLang');
  const { sending } = choices;
  const [senderName, setSenderName] = useState(choices.sender);
  const [isNear, setNear] = useState(false);
  const [near] = useState(() => whenNear(() => setNear(true)));
  const panelPlace = useRef<HTMLDivElement>(null);
  const panel = useRef<SendingHandle>(null);
  const goToSending = () => {
    setNear(true);
    panelPlace.current?.scrollIntoView({ block: 'start' });
    void panel.current?.check();
  };
  const { layouts } = say;
  const options = LOCALES.map((value) => ({ value, label: layouts[value] }));
  const mail = (shown: Letter['layoutLang']) => (
    <section key={shown} className={styles['mail']} lang={step.locale}>
      <h2>{layouts[shown]}</h2>
      <dl>
        <dt>{say.from}</dt>
        <dd lang={shown}>{sending ? senderLine(sending, senderName, shown) : choices.sender}</dd>
        <dt>{draft.words.field['subject']}</dt>
        <dd lang={step.lang}>{subject}</dd>
      </dl>
      <LetterFrame
        src={choices.mails[shown]}
        title={layouts[shown]}
        text={text}
        links={sending ? linksOf(sending, sending.senders[0] ?? '') : undefined}
      />
    </section>
  );
  const miniature = () => [layoutLang, otherLocale(layoutLang)].map(mail);
  return (
    <StepShell<Letter>
      draft={draft}
      say={say}
      miniature={miniature}
      {...(sending?.isAllowed && {
        ways: WAYS_BESIDE_SENDING,
        primary: { label: say.toSending, onClick: goToSending },
      })}
      shown={(field, value) => (field === 'layoutLang' ? layouts[value as 'th'] : undefined)}
    >
      <Field {...fields.text('subject')} required lang={step.lang} />
      <TextArea {...fields.text('text', LONGEST_LETTER.text)} required rows={12} lang={step.lang} />
      <Select
        {...layout}
        required={false}
        options={options}
        onChange={({ target }) => layout.onChange(target.value as Letter['layoutLang'])}
      />
      {sending && (
        <div ref={panelPlace} className={styles['panel']}>
          <div ref={isNear ? undefined : near} />
          {isNear && (
            <Later load={loadSending} words={draft.words.later}>
              {({ SendingPanel }) => (
                <SendingPanel
                  handle={panel}
                  draft={draft}
                  sending={sending}
                  layouts={layouts}
                  letter={fields.content}
                  senderName={senderName}
                  onSenderName={setSenderName}
                  mails={choices.mails}
                />
              )}
            </Later>
          )}
        </div>
      )}
      <ByHand say={say} choices={choices} text={text} lang={step.lang} />
    </StepShell>
  );
}
