import type { ReactNode } from 'react';
import { formatNumber } from '#shared/core/format.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import type { CsvProblem } from '../../../../core/recipients/csv/read-column.ts';
import type { CampaignContext } from '../../campaign-context.ts';
import type { CsvTable } from './csv-reader.ts';

interface Props {
  readonly context: CampaignContext;
  readonly table: CsvTable;
  readonly reasons: Readonly<Record<CsvProblem['reason'], string>>;
  readonly onDownload: () => void;
}

const keyboardScrollable = { tabIndex: 0 } as const;

export function CsvProblems({ context, table, reasons, onDownload }: Props): ReactNode {
  const { csv: messages } = context.messages;
  const { problems, invalidCount, repeatedCount } = table;
  const count = invalidCount + repeatedCount;
  if (count === 0) return null;
  const heading = context.fill(messages.problems, { count });
  return (
    <details className="sending-problems" open={table.found === 0 || undefined}>
      <summary>{heading}</summary>
      <section className="sending-table" {...keyboardScrollable} aria-label={heading}>
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
                <td>{formatNumber(context.locale, line)}</td>
                <td>{text}</td>
                <td>{reasons[reason]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {problems.length < count && (
        <p>{context.fill(messages.problemsMore, { shown: problems.length })}</p>
      )}
      <Button variant="secondary" size="small" icon="download" onClick={onDownload}>
        {messages.download}
      </Button>
    </details>
  );
}
