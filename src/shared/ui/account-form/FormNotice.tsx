import type { ReactNode } from 'react';

interface Props {
  readonly text: string | null;
  /** Links to the fields it speaks of. */
  readonly errors?: readonly { readonly id: string; readonly text: string }[] | undefined;
}

/** Always there, so that screen readers hear what comes into it. */
export function FormNotice({ text, errors = [] }: Props): ReactNode {
  return (
    <div role="alert" className={text === null ? undefined : 'form-note tone-danger'}>
      {text}
      {text !== null && errors.length > 0 && (
        <ul>
          {errors.map((error) => (
            <li key={error.id}>
              <a href={`#${error.id}`}>{error.text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
