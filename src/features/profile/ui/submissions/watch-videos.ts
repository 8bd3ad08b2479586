/** A player rounds: so many seconds of a video may be missing. */
const ROUNDING = 1;

/** What was played of a video, in seconds: what was skipped is not. */
function secondsPlayed({ played }: HTMLVideoElement): number {
  return Array.from({ length: played.length }, (_, at) => played.end(at) - played.start(at)).reduce(
    (sum, part) => sum + part,
    0,
  );
}

/** Takes off the list of the decision, and tells it, what the team has played to the end. */
export function watchVideos(): void {
  const list = document.querySelector<HTMLElement>('[data-unplayed]');
  const field = list?.querySelector<HTMLInputElement>('[name="played"]');
  if (!list || !field) return;
  const show = () => {
    const ids = field.value.split(' ');
    for (const one of list.querySelectorAll<HTMLElement>('[data-of]')) {
      if (ids.includes(one.dataset['of'] ?? '')) one.remove();
    }
    list.hidden = !list.querySelector('[data-of]');
  };
  show();
  for (const box of document.querySelectorAll<HTMLElement>('[data-video]')) {
    const player = box.querySelector('video');
    const look = () => {
      const id = box.dataset['video'] ?? '';
      const isWhole = player && secondsPlayed(player) >= player.duration - ROUNDING;
      if (!isWhole || field.value.split(' ').includes(id)) return;
      field.value = `${field.value} ${id}`.trim();
      show();
    };
    player?.addEventListener('timeupdate', look);
    player?.addEventListener('ended', look);
  }
}
