/** A player that cannot play: the sentence below it, with the file, is shown. */
export default function filmFailed(player: HTMLElement): void {
  const said = player.nextElementSibling?.querySelector<HTMLElement>('[hidden]');
  if (said) said.hidden = false;
}
