/** Players round times, so this much of a fully played video may be missing. */
const ROUNDING_SECONDS = 1;

/** Skipped parts of a video do not count. */
function secondsPlayed({ played }: HTMLVideoElement): number {
  return Array.from(
    { length: played.length },
    (_, index) => played.end(index) - played.start(index),
  ).reduce((sum, part) => sum + part, 0);
}

/** Adds each video the team played to the end to the form, and removes it from the list. */
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
