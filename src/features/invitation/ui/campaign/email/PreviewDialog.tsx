import { type ReactNode, useState } from 'react';
import { LOCALES, type Locale } from '#shared/core/locale.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Dialog } from '#shared/ui/control/Dialog.tsx';
import { withoutForeignLinks } from '../../../core/invitation-email-links.ts';
import type { CampaignContext, EmailLinks } from '../campaign-context.ts';
import { EmailFrame } from './EmailFrame.tsx';

const WIDTHS = ['phone', 'wide'] as const;

interface Props {
  readonly context: CampaignContext;
  readonly layouts: Readonly<Record<Locale, string>>;
  readonly mails: Readonly<Record<Locale, string>>;
  readonly layoutLang: Locale;
  /** True if recipients have names, with which their emails begin. */
  readonly hasNames: boolean;
  readonly from: (layoutLang: Locale) => string;
  readonly subject: string;
  readonly text: string;
  readonly links: EmailLinks;
  readonly onClose: () => void;
}

interface SwitchProps<Value> {
  readonly values: readonly Value[];
  readonly value: Value;
  readonly labelOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

function Switch<Value extends string | boolean>(props: SwitchProps<Value>): ReactNode {
  const { values, value, labelOf, onChange } = props;
  return (
    <div className="sending-buttons">
      {values.map((option) => (
        <Button
          key={String(option)}
          size="small"
          variant={option === value ? 'primary' : 'secondary'}
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {labelOf(option)}
        </Button>
      ))}
    </div>
  );
}

export function PreviewDialog(props: Props): ReactNode {
  const { context, layouts, mails, layoutLang, from, subject, text, links, onClose } = props;
  const sendMessages = context.messages.send;
  const [layout, setLayout] = useState(layoutLang);
  const [isNamed, setNamed] = useState(props.hasNames);
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('phone');
  return (
    <Dialog
      open
      size="gallery"
      title={sendMessages.preview}
      messages={context.wizardMessages}
      onClose={onClose}
    >
      <div className="sending-rows">
        <Switch
          values={LOCALES}
          value={layout}
          labelOf={(option) => layouts[option]}
          onChange={setLayout}
        />
        <Switch
          values={WIDTHS}
          value={width}
          labelOf={(option) => sendMessages.widths[option]}
          onChange={setWidth}
        />
        <Switch
          values={[true, false]}
          value={isNamed}
          labelOf={(option) => (option ? sendMessages.named : sendMessages.unnamed)}
          onChange={setNamed}
        />
        <dl className="sending-facts">
          <dt>{sendMessages.from}</dt>
          <dd lang={layout}>{from(layout)}</dd>
          <dt>{sendMessages.subject}</dt>
          <dd lang={context.lang}>{withoutForeignLinks(subject, links.hosts).text}</dd>
        </dl>
        <div className="sending-mail" data-width={width}>
          <EmailFrame
            key={`${layout} ${width} ${isNamed}`}
            src={isNamed ? `${mails[layout]}&named=1` : mails[layout]}
            title={layouts[layout]}
            text={text}
            links={links}
          />
        </div>
      </div>
    </Dialog>
  );
}
