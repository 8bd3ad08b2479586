import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import type { CsvProblem } from '../../../../core/recipients/csv/read-column.ts';
import type { CsvTable } from './csv-reader.ts';

interface Props {
  readonly table: CsvTable;
  readonly say: Catalogue['invitation']['csv'];
  readonly reasons: Readonly<Record<CsvProblem['reason'], string>>;
  readonly grouped: (value: number) => string;
  readonly onDownload: () => void;
}

/** What scrolls can be reached with the keyboard. */
const reachable = { tabIndex: 0 } as const;

/** What cannot be used, with the line it stands in. */
export function CsvProblems({ table, say, reasons, grouped, onDownload }: Props): ReactNode {
  const { problems, wrong, repeated } = table;
  const count = wrong + repeated;
  if (count === 0) return null;
  return (
    <details className="sending-problems" open={table.found === 0 || undefined}>
      <summary>{fill(say.problems, { count }, grouped)}</summary>
      <section
        className="sending-table"
        {...reachable}
        aria-label={fill(say.problems, { count }, grouped)}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{say.line}</th>
              <th scope="col">{say.entry}</th>
              <th scope="col">{say.reason}</th>
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
        <p>{fill(say.problemsMore, { shown: problems.length }, grouped)}</p>
      )}
      <Button variant="secondary" size="small" icon="download" onClick={onDownload}>
        {say.download}
      </Button>
    </details>
  );
}
