import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#shared/ui/control/Button.tsx';
import { Dialog } from '#shared/ui/control/Dialog.tsx';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import { DropZone } from '#shared/ui/picture/DropZone.tsx';
import { CAMPAIGN_LIMITS } from '../../../../core/invitation-limits.ts';
import type { CsvProblem } from '../../../../core/recipients/csv/read-column.ts';
import type { Recipient } from '../../../../core/recipients/read-recipients.ts';
import type { CampaignContext } from '../../campaign-context.ts';
import { CsvColumns } from './CsvColumns.tsx';
import { CsvProblems } from './CsvProblems.tsx';
import { useCsv } from './use-csv.ts';

interface Props {
  readonly context: CampaignContext;
  readonly onRecipients: (recipients: readonly Recipient[]) => void;
  readonly onClose: () => void;
}

/** Imports recipients from a CSV file after the user has checked its columns and rows. */
export function CsvDialog({ context, onRecipients, onClose }: Props): ReactNode {
  const { wizardMessages, messages, fill } = context;
  const { csv } = messages;
  const [pasted, setPasted] = useState('');
  const control = useCsv({
    onRecipients: (read) => {
      onRecipients(read);
      onClose();
    },
    onProblems: (file) => download(file, csv.problemsFile),
  });
  const { table, progress } = control;
  const body = useRef<HTMLDivElement>(null);
  const view = progress !== null ? 'progress' : table ? 'table' : 'file';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what had the focus went with what was shown before
  useEffect(() => {
    if (document.activeElement === document.body) body.current?.focus();
  }, [view]);
  const isTooMany = table !== null && table.found > CAMPAIGN_LIMITS.maxRecipients;
  const rows = table ? table.rows - Number(table.hasHeader) : 0;
  const foundText = table ? fill(csv.found, { count: table.found, rows }) : '';
  const tooMany = isTooMany ? fill(csv.tooMany, { most: CAMPAIGN_LIMITS.maxRecipients }) : '';
  return (
    <Dialog
      open
      size={table ? 'gallery' : 'medium'}
      title={csv.title}
      messages={wizardMessages}
      onClose={onClose}
      actions={
        table && (
          <>
            <Button variant="secondary" onClick={control.reset}>
              {csv.another}
            </Button>
            <Button
              icon="people"
              disabled={table.found === 0 || isTooMany || progress !== null}
              onClick={control.finish}
            >
              {fill(csv.import, { count: table.found })}
            </Button>
          </>
        )
      }
    >
      <div className="sending-rows" ref={body} tabIndex={-1}>
        <p role="status" className="visually-hidden">
          {progress === null && `${foundText} ${tooMany}`}
        </p>
        {progress !== null && (
          <div className="sending-progress">
            <label htmlFor="csv-progress">{csv.reading}</label>
            <progress id="csv-progress" value={progress} />
            <Button variant="secondary" size="small" onClick={control.reset}>
              {csv.cancel}
            </Button>
          </div>
        )}
        {progress === null && !table && (
          <CsvSource context={context} control={control} pasted={pasted} onPasted={setPasted} />
        )}
        {progress === null && table && (
          <>
            {isTooMany && <p className="form-note tone-warning">{tooMany}</p>}
            <CsvTable context={context} table={table} foundText={foundText} control={control} />
          </>
        )}
      </div>
    </Dialog>
  );
}

type TableProps = ComponentProps<typeof CsvColumns>;

interface SourceProps extends Pick<TableProps, 'context' | 'control'> {
  readonly pasted: string;
  readonly onPasted: (text: string) => void;
}

/** Inputs of the dialog: a CSV file, or rows pasted from a spreadsheet. */
function CsvSource({ context, control, pasted, onPasted }: SourceProps): ReactNode {
  const { wizardMessages, messages } = context;
  const { csv } = messages;
  const { error } = control;
  const box = useRef<HTMLTextAreaElement>(null);
  // Excel files cannot be read, so the focus moves to the field for pasting rows.
  useEffect(() => {
    if (error === 'type') box.current?.focus();
  }, [error]);
  return (
    <>
      <DropZone
        label={csv.file}
        hint={csv.rules}
        messages={csv}
        accept=".csv,text/csv"
        example={['file']}
        error={error ? csv[error] : undefined}
        onFiles={([file]) => file && control.open(file)}
      />
      <TextArea
        ref={box}
        label={csv.paste}
        messages={wizardMessages.form}
        rows={4}
        value={pasted}
        onChange={({ target }) => onPasted(target.value)}
      />
      <div>
        <Button
          variant="secondary"
          disabled={pasted.trim() === ''}
          onClick={() => control.open(new Blob([pasted]))}
        >
          {csv.read}
        </Button>
      </div>
    </>
  );
}

/** Shows the columns of the file and the rows without a valid recipient. */
function CsvTable(props: TableProps): ReactNode {
  const { context, table, control } = props;
  const { csv, recipients } = context.messages;
  const head = [csv.line, csv.entry, csv.reason] as const;
  const reasons: Readonly<Record<CsvProblem['reason'], string>> = {
    ...recipients.reasons,
    ...csv.empties,
  };
  return (
    <>
      <CsvColumns {...props} />
      {table.isCut && (
        <p className="form-note tone-warning">{context.fill(csv.isCut, { most: table.rows })}</p>
      )}
      <CsvProblems
        context={context}
        table={table}
        reasons={reasons}
        onDownload={() => control.problems({ head, reasons })}
      />
    </>
  );
}

function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The URL is revoked later, once the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
