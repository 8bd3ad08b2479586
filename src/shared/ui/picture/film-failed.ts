/** A player that cannot play: the sentence below it, with the file, is shown. */
export default function showVideoError(player: HTMLElement): void {
  const message = player.nextElementSibling?.querySelector<HTMLElement>('[hidden]');
  if (message) message.hidden = false;
}
