/** Mail programs support no custom properties, so the colours of `tokens.css` are repeated here. */
const FONT =
  "'Noto Sans Thai', 'Leelawadee UI', 'Thonburi', 'Segoe UI', Helvetica, Arial, sans-serif";

/** Long names and addresses must not stretch the layout tables. */
const WRAP = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;

export const mailStyles = {
  page: { margin: 0, padding: '24px 12px', backgroundColor: '#fbfaf8', fontFamily: FONT },
  sheet: {
    width: '100%',
    maxWidth: '560px',
    margin: '0 auto',
    backgroundColor: '#ffffff',
    border: '1px solid #dbe4ea',
    borderRadius: '12px',
  },
  head: { padding: '24px 32px 0' },
  wordmark: { margin: 0, fontSize: '22px', fontWeight: 700, lineHeight: '28px', color: '#004469' },
  content: { padding: '16px 32px 8px' },
  title: {
    margin: '0 0 12px',
    fontSize: '22px',
    fontWeight: 700,
    lineHeight: '32px',
    color: '#004469',
    ...WRAP,
  },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: '27px', color: '#1d2b36', ...WRAP },
  quote: {
    margin: '0 0 16px',
    padding: '12px 16px',
    fontSize: '16px',
    lineHeight: '27px',
    color: '#1d2b36',
    backgroundColor: '#fdf4e7',
    borderRadius: '20px 20px 20px 4px',
    whiteSpace: 'pre-line',
    ...WRAP,
  },
  buttonRow: { padding: '4px 0 20px' },
  button: {
    display: 'inline-block',
    fontSize: '16px',
    fontWeight: 600,
    lineHeight: '24px',
    color: '#ffffff',
    backgroundColor: '#006fac',
    borderRadius: '6px',
    textDecoration: 'none',
  },
  rule: { width: '100%', margin: 0, border: 'none', borderTop: '1px solid #dbe4ea' },
  foot: { padding: '16px 32px 24px' },
  small: { margin: '0 0 6px', fontSize: '14px', lineHeight: '22px', color: '#52636f', ...WRAP },
  link: { color: '#006fac', textDecoration: 'underline', ...WRAP },
} as const;

/** Style sheet for programs that support one; others keep the wide light layout. */
export const MAIL_SHEET = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (max-width: 480px) {
    .mail-part > tbody > tr > td { padding-left: 20px !important; padding-right: 20px !important; }
  }
  @media (prefers-color-scheme: dark) {
    .mail-page, .mail-page > table > tbody > tr > td { background-color: #0c141a !important; }
    .mail-sheet { background-color: #16222b !important; border-color: #293a46 !important; }
    .mail-ink { color: #cfe9f7 !important; }
    .mail-text { color: #e2eaef !important; }
    .mail-quote { background-color: #121b21 !important; color: #e2eaef !important; }
    .mail-muted { color: #a2b4c0 !important; }
    .mail-link { color: #63c3f2 !important; }
    .mail-rule { border-color: #293a46 !important; }
  }
`;
