/** Shows the message and download link below a failing player. */
export default function showVideoError(player: HTMLElement): void {
  const message = player.nextElementSibling?.querySelector<HTMLElement>('[hidden]');
  if (message) message.hidden = false;
}
