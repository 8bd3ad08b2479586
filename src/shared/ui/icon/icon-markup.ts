import { escapeMarkup } from '#shared/core/markup/escape-markup.ts';
import { type IconName, iconAddress } from './icons.ts';

export interface ShownIcon {
  readonly name: IconName;
  /** Side in pixels. */
  readonly size?: number;
  /** Only when the icon stands alone; otherwise the words beside it speak. */
  readonly label?: string;
  readonly class?: string;
}

/** One piece of HTML: a page has forty of them. */
export function iconMarkup({ name, size = 20, label, class: className }: ShownIcon): string {
  const classNames = className === undefined ? 'icon' : `icon ${className}`;
  const ariaAttributes = label
    ? `role="img" aria-label="${escapeMarkup(label)}"`
    : 'aria-hidden="true"';
  return `<svg class="${classNames}" width="${size}" ${ariaAttributes}><use href="${iconAddress(name)}"/></svg>`;
}
