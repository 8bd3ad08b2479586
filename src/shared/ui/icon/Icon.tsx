import type { ReactNode } from 'react';

interface Props {
  /** One of the drawings of `icons.ts`, imported by name. */
  readonly of: string;
  readonly size?: number;
}

export function Icon({ of, size = 20 }: Props): ReactNode {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={of} />
    </svg>
  );
}
