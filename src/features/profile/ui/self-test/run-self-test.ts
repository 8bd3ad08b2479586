import { type CheckName, passes } from './checks.ts';

export async function runSelfTest(root: HTMLElement): Promise<void> {
  const environment = {
    fetch: (url: string, init?: RequestInit) => fetch(url, init),
    storage: () => localStorage,
    has: (feature: string) => feature in window,
    isOnline: navigator.onLine,
    idEmp: Number(root.dataset['idEmp']),
  };
  const rows = [...root.querySelectorAll<HTMLElement>('[data-check]')];
  let passed = 0;
  for (const row of rows) {
    const isPassed = await passes(row.dataset['check'] as CheckName, environment);
    if (isPassed) passed += 1;
    row.dataset['outcome'] = isPassed ? 'passed' : 'failed';
    const outcomeCell = row.querySelector<HTMLElement>('[data-result]');
    if (outcomeCell) outcomeCell.textContent = row.dataset[isPassed ? 'passed' : 'failed'] ?? '';
  }
  const summary = root.querySelector<HTMLElement>('[role=status]');
  if (!summary) return;
  summary.textContent =
    passed === rows.length
      ? (summary.dataset['all'] ?? '')
      : (summary.dataset['some'] ?? '').replace('#', String(rows.length - passed));
}
