import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { dropProof, storedProof } from '#shared/ui/proof/kept-proof.ts';
import type { WaitingProofProps } from './WaitingProof.tsx';

interface Options {
  readonly idEmp: number;
  /** A review that is changed carries none, and one that was sent has carried it. */
  readonly isOff: boolean;
  readonly isSent: boolean;
  readonly messages: WaitingProofProps['messages'];
}

/** The proof of an invitation that this browser holds: said where the review is sent, and sent along with it. */
export function useWaitingProof({ idEmp, isOff, isSent, messages }: Options): {
  readonly waiting: ReactNode;
  /** Once it was spent or refused. */
  drop(): void;
} {
  const [proof, setProof] = useState<string | null>(null);
  const [Shown, setShown] = useState<ComponentType<WaitingProofProps> | null>(null);
  const drop = () => {
    dropProof(idEmp);
    setProof(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form comes alive
  useEffect(() => {
    if (isSent) return drop();
    const stored = isOff ? null : storedProof(idEmp);
    if (stored === null) return;
    void import('./WaitingProof.tsx').then(({ WaitingProof }) => {
      setShown(() => WaitingProof);
      setProof(stored);
    });
  }, []);
  const waiting = Shown && proof !== null && (
    <Shown proof={proof} messages={messages} onRemove={drop} />
  );
  return { waiting, drop };
}
