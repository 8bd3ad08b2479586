import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { withoutForeignLinks } from '../../../core/letter-links.ts';
import type { EmailLinks } from '../sending-place.ts';
import { writeEmailText } from './write-letter-into.ts';

interface Props {
  /** The mail as the server writes it, with the words that were saved last. */
  readonly src: string;
  readonly title: string;
  readonly text: string;
  /** Undefined where the company sends the letter by itself. */
  readonly links?: EmailLinks | undefined;
}

/** The mail itself, as high as it is, with the words that are being typed in place of the saved ones. */
export function EmailFrame({ src, title, text, links }: Props): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const hosts = links?.hosts;
  const email = hosts ? withoutForeignLinks(text, hosts) : { text, hasForeign: false };
  const show = () => {
    const { current } = frame;
    const mail = current?.contentDocument;
    if (!current || !mail || !writeEmailText(mail, email.text, hosts)) return;
    // What it is high already would count.
    current.style.blockSize = '0';
    current.style.blockSize = `${mail.documentElement.scrollHeight}px`;
  };
  useLayoutEffect(show, [email.text, hosts]);
  return (
    <>
      <iframe
        ref={frame}
        src={src}
        title={title}
        sandbox="allow-same-origin"
        tabIndex={-1}
        onLoad={show}
      />
      {email.hasForeign && <p className="form-note tone-warning">{links?.note}</p>}
    </>
  );
}
