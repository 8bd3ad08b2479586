/** The form posts by itself; its first button takes the proof before, and the work for it is loaded only then. */
export function takeOnPress(): void {
  const form = document.querySelector<HTMLFormElement>('[data-take-proof]');
  const status = form?.querySelector('[role=status]');
  if (!form || !status) return;
  let isTaking = false;
  form.onsubmit = async (event) => {
    if (event.submitter !== form.querySelector('[type=submit]')) return;
    event.preventDefault();
    if (isTaking) return;
    isTaking = true;
    const { takeProof, token = '', locale, taking = '' } = form.dataset;
    status.textContent = taking;
    const client = await import('../proof/take-proof.ts').catch(() => null);
    const outcome = await client?.takeProof(
      Number(takeProof),
      token,
      locale === 'en' ? 'en' : 'th',
    );
    isTaking = false;
    if (outcome === 'kept') return send(form);
    status.textContent = form.dataset[outcome ?? 'failed'] ?? '';
  };
}

/** Sends the form as its other button does. */
function send(form: HTMLFormElement): void {
  const buttons = form.querySelectorAll<HTMLButtonElement>('[type=submit]');
  form.requestSubmit(buttons[buttons.length - 1]);
}
