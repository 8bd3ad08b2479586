import { useEffect, useState } from 'react';

const stateOf = (step: number) => ({ registerStep: step });

/** The step of a one-step-at-a-time form; steps are history entries and survive a reload. */
export function useSteps(first: number) {
  const [step, setStep] = useState(first);
  useEffect(() => {
    const show = () => setStep(history.state?.registerStep ?? first);
    show();
    addEventListener('popstate', show);
    return () => removeEventListener('popstate', show);
  }, [first]);
  const goTo = (to: number) => {
    history.pushState(stateOf(to), '');
    setStep(to);
  };
  return { step, setStep, goTo };
}
