import { fill } from '#shared/core/fill.ts';
import { $loading, isCovered, type Loading } from './loading-store.ts';

const RING_LENGTH = 283;

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Opens the overlay once its styles have loaded, while a wait lasts; shows upload progress. */
export default function showLoading(overlay: HTMLElement): void {
  // Called once per page; the subscription below handles all later waits.
  const dialog = overlay as HTMLDialogElement;
  const { busy = '', uploading = '' } = dialog.dataset;
  delete dialog.dataset['loading'];
  const [spinner, ring] = dialog.querySelectorAll('svg');
  const arc = ring?.querySelectorAll('circle')[1];
  const statusLine = dialog.querySelector('p');
  const button = dialog.querySelector('button');
  if (!spinner || !ring || !arc || !statusLine || !button) return;
  const percentText = ring.querySelector('text');

  const showProgress = (percent: number) => {
    const text = fill(uploading, { percent });
    for (const named of [dialog, ring]) named.setAttribute('aria-label', text);
    ring.setAttribute('aria-valuenow', String(percent));
    arc.setAttribute('stroke-dasharray', `${(percent / 100) * RING_LENGTH} ${RING_LENGTH}`);
    if (percentText) percentText.textContent = `${percent}%`;
  };
  const show = (now: Loading) => {
    const { upload, pause } = now;
    const isUpload = upload !== null;
    if (isUpload) showProgress(upload);
    else dialog.setAttribute('aria-label', busy);
    spinner.toggleAttribute('hidden', isUpload);
    ring.toggleAttribute('hidden', !isUpload);
    button.hidden = pause === null || !isUpload;
    button.onclick = pause;
    (isUpload ? addEventListener : removeEventListener)('beforeunload', askBeforeLeaving);
    if (!isCovered(now)) dialog.close();
    else if (!dialog.open) dialog.showModal();
    const text = isUpload ? `${statusLine.dataset['keepOpen']}` : busy;
    if (statusLine.textContent !== text) statusLine.textContent = text;
  };
  dialog.setAttribute('aria-describedby', statusLine.id);
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.addEventListener('close', () => {
    // Browsers close a dialog on a second Escape in any case, so it is opened again.
    if (isCovered($loading.get())) dialog.showModal();
  });
  const looks = document.createElement('link');
  looks.rel = 'stylesheet';
  looks.href = '/loading.css';
  looks.onload = looks.onerror = () => void $loading.subscribe(show);
  document.head.append(looks);
}
