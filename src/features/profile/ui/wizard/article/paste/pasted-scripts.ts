/** The vertical position of a text: on, above or below the line. */
export type Script = 'none' | 'sup' | 'sub';

const LINE = '0123456789+-−=()aehijklmnoprstuvx';
const SCRIPTS = {
  sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵉʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛˣ',
  sub: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ',
} as const;
const SIGNS = { sup: '^', sub: '_' } as const;

/**
 * Writes superscript and subscript in Unicode characters, because an article has no raised text and
 * `10⁶` is not `106`. Words (`1st`) and notes (`[1]`) stay unchanged; other numbers get a sign.
 */
export function inScript(text: string, script: Script): string {
  const trimmed = text.trim();
  const isConvertible =
    /^\p{L}$/u.test(trimmed) || (/\p{Nd}/u.test(trimmed) && !/^\[.*\]$/.test(trimmed));
  if (script === 'none' || !isConvertible) return text;
  const letters = Array.from(trimmed, (letter) => {
    const index = LINE.indexOf(letter);
    return index === -1 ? null : Array.from(SCRIPTS[script])[index];
  });
  const converted = letters.includes(null) ? `${SIGNS[script]}${trimmed}` : letters.join('');
  return text.replace(trimmed, () => converted);
}
