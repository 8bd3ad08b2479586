import type { ReactNode } from 'react';

interface Props {
  readonly text: string | null;
  readonly errors?: readonly { readonly id: string; readonly text: string }[] | undefined;
}

/** A live region for errors; rendered even when empty, or changes would not be announced. */
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
