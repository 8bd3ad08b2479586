/** Makes the first button request the proof before it submits; its code loads on click. */
export function requestProofOnSubmit(): void {
  const form = document.querySelector<HTMLFormElement>('[data-request-proof]');
  const status = form?.querySelector('[role=status]');
  if (!form || !status) return;
  let isRequesting = false;
  form.onsubmit = async (event) => {
    if (event.submitter !== form.querySelector('[type=submit]')) return;
    event.preventDefault();
    if (isRequesting) return;
    isRequesting = true;
    const { requestProof: idEmp, token = '', locale, requesting = '' } = form.dataset;
    status.textContent = requesting;
    const client = await import('../proof/take-proof.ts').catch(() => null);
    const outcome = await client?.requestProof(Number(idEmp), token, locale === 'en' ? 'en' : 'th');
    isRequesting = false;
    if (outcome === 'stored') return submitWithoutProof(form);
    status.textContent = form.dataset[outcome ?? 'failed'] ?? '';
  };
}

function submitWithoutProof(form: HTMLFormElement): void {
  const buttons = form.querySelectorAll<HTMLButtonElement>('[type=submit]');
  form.requestSubmit(buttons[buttons.length - 1]);
}
