import type { ReactNode } from 'react';

interface Props {
  readonly text: string | null;
  /** Links to the fields it speaks of. */
  readonly wrong?: readonly { readonly id: string; readonly text: string }[] | undefined;
}

/** Always there, so that screen readers hear what comes into it. */
export function FormNotice({ text, wrong = [] }: Props): ReactNode {
  return (
    <div role="alert" className={text === null ? undefined : 'form-note tone-danger'}>
      {text}
      {text !== null && wrong.length > 0 && (
        <ul>
          {wrong.map((one) => (
            <li key={one.id}>
              <a href={`#${one.id}`}>{one.text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
