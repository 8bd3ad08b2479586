// @vitest-environment happy-dom
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import WizardStep from '../WizardStep.island.tsx';
import { wizardMessages } from '../wizard-messages.ts';

/** Far more turns of the event loop than React takes, and far fewer than 300 ms has. */
const TURNS = 40;

it('renders once its script is loaded, without the delay of React after a fallback', async () => {
  // Work inside `act` never waits, and none is waited for once the time has passed.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const paths = { next: '/next', back: '/back', later: '/later', signIn: '/in', preview: '/see' };
  const stored = { revision: 1, isLocked: false, savedAt: null, items: [], pictures: {} };
  const step = (
    <WizardStep
      idEmp={1}
      lang="en"
      locale="en"
      section="cover"
      messages={wizardMessages('en')}
      sectionMessages={catalogue('en').profile.section.cover}
      paths={paths}
      hasVideo={false}
      document={{ ...stored, caps: { banner: 5 } }}
    />
  );
  startTransition(() => root.render(step));
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise(setImmediate);
  await import('./CoverStep.tsx');
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise(setImmediate);
  expect(place.querySelector('form fieldset')).not.toBeNull();
  root.unmount();
});
