import type { CSSProperties, ReactNode } from 'react';

interface Styled {
  readonly className?: string;
  readonly style: CSSProperties;
  readonly children: ReactNode;
}

const TABLE = {
  align: 'center',
  width: '100%',
  border: 0,
  cellPadding: 0,
  cellSpacing: 0,
  role: 'presentation',
} as const;

/** Outlook supports padding only in table cells, so a box is a one-cell table. */
export function MailBox({ className, style: { padding, ...style }, children }: Styled) {
  return (
    <table {...TABLE} className={className} style={style}>
      <tbody>
        <tr>
          <td style={{ padding }}>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** A cell repeats the body's style for programs that drop the body element. */
export function MailBody({ className, style, children }: Styled) {
  const { backgroundColor } = style;
  return (
    <body className={className} style={{ backgroundColor, margin: 0, padding: 0 }}>
      <table {...TABLE}>
        <tbody>
          <tr>
            <td style={style}>{children}</td>
          </tr>
        </tbody>
      </table>
    </body>
  );
}

const PREVIEW_CHARACTERS = 200;
/** Invisible characters keep mail lists from continuing the preview with the content. */
const FILLER = '\u00a0\u200c\u200b\u200d\ufeff';
const HIDDEN = {
  display: 'none',
  overflow: 'hidden',
  lineHeight: '1px',
  opacity: 0,
  maxHeight: 0,
  maxWidth: 0,
} as const;

export function MailPreview({ children }: { readonly children: string }) {
  const text = children.slice(0, PREVIEW_CHARACTERS);
  return (
    <>
      <title>{text}</title>
      <div style={HIDDEN} data-skip-in-text="true">
        {text}
        <div>{FILLER.repeat(PREVIEW_CHARACTERS - text.length)}</div>
      </div>
    </>
  );
}

interface LinkProps extends Styled {
  readonly href: string;
}

export function MailLink({ style, ...props }: LinkProps) {
  return <a {...props} style={style} target="_blank" />;
}

/** Outlook has no padding in links: thin spaces give 24 px at the sides, raised text 28 px. */
const OUTLOOK_BEFORE =
  '<!--[if mso]><i style="mso-font-width:400%;mso-text-raise:21px" hidden>&#8202;&#8202;&#8202;</i><![endif]-->';
const OUTLOOK_AFTER =
  '<!--[if mso]><i style="mso-font-width:400%" hidden>&#8202;&#8202;&#8202;&#8203;</i><![endif]-->';
const OUTLOOK_LABEL = {
  maxWidth: '100%',
  display: 'inline-block',
  lineHeight: '120%',
  msoPaddingAlt: '0px',
  msoTextRaise: '10.5px',
} as const;

/** Link with padding of 14 and 24 px, also in Outlook. */
export function MailButton({ style, children, ...props }: LinkProps) {
  const padding = { maxWidth: '100%', padding: '14px 24px', msoPaddingAlt: '0px' };
  return (
    <MailLink {...props} style={{ ...style, ...padding }}>
      <Outlook html={OUTLOOK_BEFORE} />
      <span style={OUTLOOK_LABEL}>{children}</span>
      <Outlook html={OUTLOOK_AFTER} />
    </MailLink>
  );
}

function Outlook({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a comment of our own, which React cannot write
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
