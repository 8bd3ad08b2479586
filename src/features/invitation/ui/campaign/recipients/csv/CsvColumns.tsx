import type { ReactNode } from 'react';
import { fill } from '#shared/core/fill.ts';
import { Checkbox } from '#shared/ui/form/Checkbox.tsx';
import { Select } from '#shared/ui/form/Select.tsx';
import { ENCODINGS } from '../../../../core/recipients/csv/guess-encoding.ts';
import type { ColumnChoice } from '../../../../core/recipients/csv/read-column.ts';
import type { SendingPlace } from '../../sending-place.ts';
import type { CsvTable } from './csv-reader.ts';
import type { useCsv } from './use-csv.ts';

interface Props {
  readonly place: SendingPlace;
  readonly table: CsvTable;
  readonly control: ReturnType<typeof useCsv>;
  /** How many addresses were found. */
  readonly said: string;
  readonly grouped: (value: number) => string;
}

/** What scrolls can be reached with the keyboard. */
const reachable = { tabIndex: 0 } as const;

interface LinesProps extends Pick<Props, 'table'> {
  readonly csv: SendingPlace['say']['csv'];
  readonly titleOf: (at: number) => string;
}

function FirstLines({ table, csv, titleOf }: LinesProps): ReactNode {
  const { columns, emails, names, hasHeader, preview } = table;
  return (
    <section className="sending-table" {...reachable} aria-label={csv.preview}>
      <table>
        <caption>{csv.preview}</caption>
        <thead>
          <tr>
            <th scope="col">{csv.line}</th>
            {columns.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <th key={at} scope="col" data-chosen={at === emails || at === names || undefined}>
                {titleOf(at)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.slice(hasHeader ? 1 : 0).map(({ line, cells }) => (
            <tr key={line}>
              <td>{line}</td>
              {columns.map((_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <td key={at} data-chosen={at === emails || at === names || undefined}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** How the file is understood, with its first lines; each guess can be changed. */
export function CsvColumns({ place, table, control, said, grouped }: Props): ReactNode {
  const { words, say } = place;
  const { csv } = say;
  const { encoding, columns, emails, names, hasHeader, found, rows } = table;
  const form = words.form;
  const titleOf = (at: number) =>
    (hasHeader && columns[at]?.title) || fill(csv.column, { number: at + 1 });
  const choose = (change: Partial<ColumnChoice>) =>
    control.choose({ emails, names, hasHeader, ...change });
  const options = columns.map(({ addresses }, at) => ({
    value: at,
    label: fill(csv.columnWith, { title: titleOf(at), count: addresses }, grouped),
  }));
  const others = columns.map((_, at) => ({ value: at, label: titleOf(at) }));
  const isEmpty = rows === 0;
  return (
    <>
      <div className="sending-pair">
        <Select
          label={csv.encoding}
          hint={csv.encodingHint}
          words={form}
          options={ENCODINGS.map((value) => ({ value, label: csv.encodings[value] }))}
          value={encoding}
          onChange={({ target }) => control.decode(target.value as CsvTable['encoding'])}
        />
        <Checkbox
          label={csv.header}
          checked={hasHeader}
          onChange={({ target }) => choose({ hasHeader: target.checked })}
        />
      </div>
      <div className="sending-pair">
        <Select
          label={csv.emails}
          words={form}
          placeholder={csv.chooseColumn}
          options={options}
          value={emails === -1 ? '' : emails}
          error={found > 0 ? undefined : isEmpty ? csv.empty : csv.noAddress}
          onChange={({ target }) =>
            choose({ emails: target.value === '' ? -1 : Number(target.value) })
          }
        />
        <Select
          label={csv.names}
          words={form}
          placeholder={csv.noNames}
          options={others}
          value={names === -1 ? '' : names}
          onChange={({ target }) =>
            choose({ names: target.value === '' ? -1 : Number(target.value) })
          }
        />
      </div>
      <p>{said}</p>
      {!isEmpty && <FirstLines table={table} csv={csv} titleOf={titleOf} />}
    </>
  );
}
