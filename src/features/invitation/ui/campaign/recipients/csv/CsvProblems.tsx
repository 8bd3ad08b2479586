import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import type { CsvProblem } from '../../../../core/recipients/csv/read-column.ts';
import type { CsvTable } from './csv-reader.ts';

interface Props {
  readonly table: CsvTable;
  readonly messages: Catalogue['invitation']['csv'];
  readonly reasons: Readonly<Record<CsvProblem['reason'], string>>;
  readonly grouped: (value: number) => string;
  readonly onDownload: () => void;
}

const keyboardScrollable = { tabIndex: 0 } as const;

export function CsvProblems({ table, messages, reasons, grouped, onDownload }: Props): ReactNode {
  const { problems, invalidCount, repeatedCount } = table;
  const count = invalidCount + repeatedCount;
  if (count === 0) return null;
  return (
    <details className="sending-problems" open={table.found === 0 || undefined}>
      <summary>{fill(messages.problems, { count }, grouped)}</summary>
      <section
        className="sending-table"
        {...keyboardScrollable}
        aria-label={fill(messages.problems, { count }, grouped)}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.line}</th>
              <th scope="col">{messages.entry}</th>
              <th scope="col">{messages.reason}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ line, text, reason }) => (
              <tr key={line}>
                <td>{grouped(line)}</td>
                <td>{text}</td>
                <td>{reasons[reason]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {problems.length < count && (
        <p>{fill(messages.problemsMore, { shown: problems.length }, grouped)}</p>
      )}
      <Button variant="secondary" size="small" icon="download" onClick={onDownload}>
        {messages.download}
      </Button>
    </details>
  );
}
