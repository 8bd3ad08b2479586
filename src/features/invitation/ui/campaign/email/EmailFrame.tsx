import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { withoutForeignLinks } from '../../../core/invitation-email-links.ts';
import type { EmailLinks } from '../campaign-context.ts';
import { writeEmailText } from './write-email-into.ts';

interface Props {
  /** The URL of the email as the server renders it, with the saved text. */
  readonly src: string;
  readonly title: string;
  readonly text: string;
  /** Absent if the company sends the email by itself. */
  readonly links?: EmailLinks | undefined;
}

/** The email in a frame of its own height, with the unsaved text in place of the saved one. */
export function EmailFrame({ src, title, text, links }: Props): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const hosts = links?.hosts;
  const email = hosts ? withoutForeignLinks(text, hosts) : { text, hasForeign: false };
  const show = () => {
    const { current } = frame;
    const mail = current?.contentDocument;
    if (!current || !mail || !writeEmailText(mail, email.text, hosts)) return;
    // The current height would count as content.
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
