import { escapeMarkup } from '#shared/core/markup/escape-markup.ts';
import { type IconName, iconAddress } from './icons.ts';

export interface ShownIcon {
  readonly name: IconName;
  readonly size?: number;
  /** Accessible name, only for an icon without text beside it. */
  readonly label?: string;
  readonly class?: string;
}

/** Builds an icon as a string: a page has about forty, and components are slower. */
export function iconMarkup({ name, size = 20, label, class: className }: ShownIcon): string {
  const classNames = className === undefined ? 'icon' : `icon ${className}`;
  const ariaAttributes = label
    ? `role="img" aria-label="${escapeMarkup(label)}"`
    : 'aria-hidden="true"';
  return `<svg class="${classNames}" width="${size}" ${ariaAttributes}><use href="${iconAddress(name)}"/></svg>`;
}
