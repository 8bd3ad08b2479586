import { cutText } from '#shared/core/text/cut-text.ts';

/** Shortens an email so that only people who know it can recognize it: `so…@e….com`. */
export function maskedAddress(address: string): string {
  const atSignIndex = address.lastIndexOf('@');
  const [name, domain] = [
    address.slice(0, Math.max(atSignIndex, 0)),
    address.slice(atSignIndex + 1),
  ];
  const ending = domain.lastIndexOf('.');
  const visibleEnding = ending > 0 ? domain.slice(ending) : '';
  return `${name.length > 4 ? cutText(name, 2) : ''}…@${cutText(domain, 1)}…${visibleEnding}`;
}
