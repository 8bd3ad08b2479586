import { type ReactNode, useState } from 'react';
import { LOCALES, type Locale } from '#shared/core/locale.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Dialog } from '#shared/ui/control/Dialog.tsx';
import { withoutForeignLinks } from '../../../core/letter-links.ts';
import type { LetterLinks, SendingPlace } from '../sending-place.ts';
import { LetterFrame } from './LetterFrame.tsx';

const WIDTHS = ['phone', 'wide'] as const;

interface Props {
  readonly place: SendingPlace;
  readonly layouts: Readonly<Record<Locale, string>>;
  readonly mails: Readonly<Record<Locale, string>>;
  readonly layoutLang: Locale;
  /** The list gives names, which letters begin with. */
  readonly hasNames: boolean;
  /** The sender as recipients of a layout read it. */
  readonly from: (layoutLang: Locale) => string;
  readonly subject: string;
  readonly text: string;
  readonly links: LetterLinks;
  readonly onClose: () => void;
}

/** The letter as it is read: in either layout, on a phone and on a computer. */
export function PreviewDialog(props: Props): ReactNode {
  const { place, layouts, mails, layoutLang, from, subject, text, links, onClose } = props;
  const own = place.say.send;
  const [layout, setLayout] = useState(layoutLang);
  const [isNamed, setNamed] = useState(props.hasNames);
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('phone');
  return (
    <Dialog open size="gallery" title={own.preview} words={place.words} onClose={onClose}>
      <div className="sending-rows">
        <div className="sending-buttons">
          {LOCALES.map((one) => (
            <Button
              key={one}
              size="small"
              variant={one === layout ? 'primary' : 'secondary'}
              aria-pressed={one === layout}
              onClick={() => setLayout(one)}
            >
              {layouts[one]}
            </Button>
          ))}
        </div>
        <div className="sending-buttons">
          {WIDTHS.map((one) => (
            <Button
              key={one}
              size="small"
              variant={one === width ? 'primary' : 'secondary'}
              aria-pressed={one === width}
              onClick={() => setWidth(one)}
            >
              {own.widths[one]}
            </Button>
          ))}
        </div>
        <div className="sending-buttons">
          {([true, false] as const).map((one) => (
            <Button
              key={String(one)}
              size="small"
              variant={one === isNamed ? 'primary' : 'secondary'}
              aria-pressed={one === isNamed}
              onClick={() => setNamed(one)}
            >
              {one ? own.named : own.unnamed}
            </Button>
          ))}
        </div>
        <dl className="sending-facts">
          <dt>{own.from}</dt>
          <dd lang={layout}>{from(layout)}</dd>
          <dt>{own.subject}</dt>
          <dd lang={place.lang}>{withoutForeignLinks(subject, links.hosts).text}</dd>
        </dl>
        <div className="sending-mail" data-width={width}>
          <LetterFrame
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
