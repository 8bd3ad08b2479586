import type { ReactNode } from 'react';
import { type IconName, iconAddress } from './icons.ts';

interface Props {
  readonly of: IconName;
  readonly size?: number;
}

export function Icon({ of, size = 20 }: Props): ReactNode {
  return (
    <svg className="icon" width={size} aria-hidden="true">
      <use href={iconAddress(of)} />
    </svg>
  );
}
