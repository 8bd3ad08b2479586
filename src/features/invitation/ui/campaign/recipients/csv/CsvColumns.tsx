import type { ReactNode } from 'react';
import { Checkbox } from '#shared/ui/form/Checkbox.tsx';
import { Select } from '#shared/ui/form/Select.tsx';
import { ENCODINGS } from '../../../../core/recipients/csv/guess-encoding.ts';
import type { ColumnChoice } from '../../../../core/recipients/csv/read-column.ts';
import type { CampaignContext } from '../../campaign-context.ts';
import type { CsvTable } from './csv-reader.ts';
import type { useCsv } from './use-csv.ts';

interface Props {
  readonly context: CampaignContext;
  readonly table: CsvTable;
  readonly control: ReturnType<typeof useCsv>;
  readonly foundText: string;
}

const keyboardScrollable = { tabIndex: 0 } as const;

interface LinesProps extends Pick<Props, 'table'> {
  readonly csv: CampaignContext['messages']['csv'];
  readonly titleOf: (index: number) => string;
}

function FirstLines({ table, csv, titleOf }: LinesProps): ReactNode {
  const { columns, emails, names, hasHeader, preview } = table;
  return (
    <section className="sending-table" {...keyboardScrollable} aria-label={csv.preview}>
      <table>
        <caption>{csv.preview}</caption>
        <thead>
          <tr>
            <th scope="col">{csv.line}</th>
            {columns.map((_, index) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                key={index}
                scope="col"
                data-selected={index === emails || index === names || undefined}
              >
                {titleOf(index)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.slice(hasHeader ? 1 : 0).map(({ line, cells }) => (
            <tr key={line}>
              <td>{line}</td>
              {columns.map((_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <td key={index} data-selected={index === emails || index === names || undefined}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Shows detected columns and the first rows, with selects to correct the detection. */
export function CsvColumns({ context, table, control, foundText }: Props): ReactNode {
  const { wizardMessages, messages, fill } = context;
  const { csv } = messages;
  const { encoding, columns, emails, names, hasHeader, found, rows } = table;
  const form = wizardMessages.form;
  const titleOf = (index: number) =>
    (hasHeader && columns[index]?.title) || fill(csv.column, { number: index + 1 });
  const choose = (change: Partial<ColumnChoice>) =>
    control.choose({ emails, names, hasHeader, ...change });
  const options = columns.map(({ addresses }, index) => ({
    value: index,
    label: fill(csv.columnWith, { title: titleOf(index), count: addresses }),
  }));
  const nameOptions = columns.map((_, index) => ({ value: index, label: titleOf(index) }));
  const isEmpty = rows === 0;
  const indexIn = ({ value }: { readonly value: string }) => (value === '' ? -1 : Number(value));
  return (
    <>
      <div className="sending-pair">
        <Select
          label={csv.encoding}
          hint={csv.encodingHint}
          messages={form}
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
          messages={form}
          placeholder={csv.chooseColumn}
          options={options}
          value={emails === -1 ? '' : emails}
          error={found > 0 ? undefined : isEmpty ? csv.empty : csv.noAddress}
          onChange={({ target }) => choose({ emails: indexIn(target) })}
        />
        <Select
          label={csv.names}
          messages={form}
          placeholder={csv.noNames}
          options={nameOptions}
          value={names === -1 ? '' : names}
          onChange={({ target }) => choose({ names: indexIn(target) })}
        />
      </div>
      <p>{foundText}</p>
      {!isEmpty && <FirstLines table={table} csv={csv} titleOf={titleOf} />}
    </>
  );
}
