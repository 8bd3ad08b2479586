import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { dropProof, storedProof } from '#shared/ui/proof/stored-proof.ts';
import type { WaitingProofProps } from './WaitingProof.tsx';

interface Options {
  readonly idEmp: number;
  /** True for an edited review, which carries no invitation token. */
  readonly isOff: boolean;
  readonly isSent: boolean;
  readonly messages: WaitingProofProps['messages'];
}

/** The invitation token stored in this browser, shown in the form and sent with the review. */
export function useWaitingProof({ idEmp, isOff, isSent, messages }: Options): {
  readonly waiting: ReactNode;
  /** Deletes the token once it was redeemed or rejected. */
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
