/** Where words stand: on the line, above or below it. */
export type Script = 'none' | 'sup' | 'sub';

const LINE = '0123456789+-−=()aehijklmnoprstuvx';
const SCRIPTS = {
  sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵉʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛˣ',
  sub: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ',
} as const;
const SIGNS = { sup: '^', sub: '_' } as const;

/**
 * Words above or below the line in letters of their own: an article has none set higher, and `10⁶` is not
 * `106`. Whole words there (`1st`) and notes (`[1]`) say the same on the line; other numbers get a sign.
 */
export function inScript(text: string, script: Script): string {
  const said = text.trim();
  const isMeant = /^\p{L}$/u.test(said) || (/\p{Nd}/u.test(said) && !/^\[.*\]$/.test(said));
  if (script === 'none' || !isMeant) return text;
  const letters = Array.from(said, (letter) => {
    const at = LINE.indexOf(letter);
    return at === -1 ? null : Array.from(SCRIPTS[script])[at];
  });
  const known = letters.includes(null) ? `${SIGNS[script]}${said}` : letters.join('');
  return text.replace(said, () => known);
}
