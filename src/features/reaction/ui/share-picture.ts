import { reactionPath } from '../core/reaction-paths.ts';

/**
 * Opens the page's share menu for a picture. The menu and its status move into the dialog, outside
 * of which nothing is interactive, and back when it closes.
 */
export function shareButton(row: HTMLElement, publicNo: number, word: string): HTMLElement[] {
  const dialog = row.closest('dialog');
  const choice = document.querySelector<HTMLElement>('[data-share]');
  const status = document.querySelector<HTMLElement>('[data-copied]');
  if (!dialog || !choice || !status) return [];
  const button = document.createElement('button');
  button.dataset['action'] = 'share';
  button.textContent = word;
  Object.assign(button.style, { inlineSize: 'auto', paddingInline: 'var(--space-16)' });
  button.style.fontSize = 'var(--text-16)';
  // Set in the click handler: the browser then opens the popover at this button.
  button.popoverTargetElement = choice;
  button.addEventListener('click', () => {
    if (!dialog.contains(choice)) moveInto(dialog, choice, status);
    choice.dataset['picture'] = reactionPath('shares', { kind: 'gallery', publicNo });
  });
  return [button];
}

function moveInto(dialog: HTMLDialogElement, choice: HTMLElement, status: HTMLElement): void {
  const marker = document.createComment('');
  choice.before(marker);
  const section = document.createElement('section');
  section.append(choice, status);
  dialog.append(section);
  const back = () => {
    delete choice.dataset['picture'];
    marker.replaceWith(choice, status);
    section.remove();
  };
  dialog.addEventListener('close', back, { once: true });
}
