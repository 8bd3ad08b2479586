/** A player rounds: so many seconds of a video may be missing. */
const ROUNDING_SECONDS = 1;

/** What was played of a video, in seconds: what was skipped is not. */
function secondsPlayed({ played }: HTMLVideoElement): number {
  return Array.from(
    { length: played.length },
    (_, index) => played.end(index) - played.start(index),
  ).reduce((sum, part) => sum + part, 0);
}

/** Takes off the list of the decision, and tells it, what the team has played to the end. */
export function watchVideos(): void {
  const list = document.querySelector<HTMLElement>('[data-unplayed]');
  const field = list?.querySelector<HTMLInputElement>('[name="played"]');
  if (!list || !field) return;
  const show = () => {
    const ids = field.value.split(' ');
    for (const listItem of list.querySelectorAll<HTMLElement>('[data-of]')) {
      if (ids.includes(listItem.dataset['of'] ?? '')) listItem.remove();
    }
    list.hidden = !list.querySelector('[data-of]');
  };
  show();
  for (const box of document.querySelectorAll<HTMLElement>('[data-video]')) {
    const player = box.querySelector('video');
    const updatePlayed = () => {
      const id = box.dataset['video'] ?? '';
      const isFullyPlayed = player && secondsPlayed(player) >= player.duration - ROUNDING_SECONDS;
      if (!isFullyPlayed || field.value.split(' ').includes(id)) return;
      field.value = `${field.value} ${id}`.trim();
      show();
    };
    player?.addEventListener('timeupdate', updatePlayed);
    player?.addEventListener('ended', updatePlayed);
  }
}
