// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { PROOF_LENGTH } from '#shared/core/proof/proof-text.ts';
import { storedProof, storeProof } from '#shared/ui/proof/stored-proof.ts';
import { useWaitingProof } from './use-waiting-proof.tsx';

const PROOF = 'a'.repeat(PROOF_LENGTH);
const words = { waiting: 'The label waits', remove: 'Remove' };

function Form({ isOff = false, isSent = false }): ReactNode {
  const { waiting } = useWaitingProof({ idEmp: 1, isOff, isSent, messages: words });
  return (
    <form data-testid="form">
      {waiting}
      <button type="submit">Send</button>
    </form>
  );
}
const sent = () => new FormData(screen.getByTestId<HTMLFormElement>('form')).get('proof');

it('shows the token in the form and submits it until it is removed', async () => {
  storeProof(1, PROOF);
  render(<Form />);
  await screen.findByText('The label waits');
  expect(sent()).toBe(PROOF);
  fireEvent.click(screen.getByText('Remove'));
  expect([sent(), storedProof(1)]).toEqual([null, null]);
  expect(document.activeElement?.textContent).toBe('Send');
});

it('does not submit the token for another company, with an edit, or when invalid', async () => {
  storeProof(2, PROOF);
  render(<Form />);
  storeProof(1, 'a');
  render(<Form />);
  storeProof(1, PROOF);
  render(<Form isOff />);
  await Promise.resolve();
  expect(screen.queryByText('The label waits')).toBeNull();
});

it('deletes the token once a review was posted with it', () => {
  storeProof(1, PROOF);
  render(<Form isSent />);
  expect(storedProof(1)).toBeNull();
});
