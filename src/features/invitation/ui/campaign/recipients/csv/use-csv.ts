import { startTransition, useEffect, useRef, useState } from 'react';
import type { CsvEncoding } from '../../../../core/recipients/csv/guess-encoding.ts';
import type { ColumnChoice } from '../../../../core/recipients/csv/read-column.ts';
import type { Recipient } from '../../../../core/recipients/read-recipients.ts';
import type { CsvAnswer, CsvOrder, CsvTable, ProblemMessages } from './csv-reader.ts';

export const MAX_CSV_BYTES = 10 * 1000 * 1000;

export type CsvError = 'type' | 'size' | 'failed';

interface CsvOptions {
  readonly onRecipients: (recipients: readonly Recipient[]) => void;
  readonly onProblems: (file: Blob) => void;
}

/** Reads a file in a worker, which can be stopped at any time and does not block the page. */
export function useCsv({ onRecipients, onProblems }: CsvOptions) {
  const worker = useRef<Worker>(undefined);
  const file = useRef<Blob>(undefined);
  const [progress, setProgress] = useState<number | null>(null);
  const [table, setTable] = useState<CsvTable | null>(null);
  const [error, setError] = useState<CsvError | null>(null);

  const stop = () => {
    worker.current?.terminate();
    worker.current = undefined;
    setProgress(null);
  };
  useEffect(() => () => worker.current?.terminate(), []);

  const fail = (reason: CsvError) => {
    stop();
    setTable(null);
    setError(reason);
  };

  const handleAnswer = (answer: CsvAnswer) => {
    if ('progress' in answer) return setProgress(answer.progress);
    if ('rejected' in answer) return fail('type');
    if ('recipients' in answer) return onRecipients(answer.recipients);
    if ('file' in answer) return onProblems(answer.file);
    // A transition can be interrupted, so that the page stays responsive.
    startTransition(() => {
      setProgress(null);
      setTable(answer.table);
    });
  };

  const postOrder = (order: CsvOrder) => worker.current?.postMessage(order);

  const read = (encoding?: CsvEncoding) => {
    stop();
    setError(null);
    const started = startWorker();
    // Firefox before 114 cannot start module workers.
    if (!started) return fail('failed');
    started.onmessage = ({ data }: MessageEvent<CsvAnswer>) => handleAnswer(data);
    started.onerror = () => fail('failed');
    worker.current = started;
    setProgress(0);
    if (file.current) postOrder({ read: file.current, ...(encoding && { encoding }) });
  };

  return {
    progress,
    table,
    error,
    open: (selectedFile: Blob) => {
      const isCsv = !(selectedFile instanceof File) || isNamedCsv(selectedFile);
      if (!isCsv) return fail('type');
      if (selectedFile.size > MAX_CSV_BYTES) return fail('size');
      file.current = selectedFile;
      read();
    },
    decode: read,
    choose: (choice: ColumnChoice) => postOrder({ choose: choice }),
    finish: () => postOrder({ finish: true }),
    problems: (messages: ProblemMessages) => postOrder({ problems: messages }),
    reset(): void {
      stop();
      setTable(null);
      setError(null);
    },
  };
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./csv.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

/** True by file name too, because Windows reports the type of CSV files as Excel. */
const isNamedCsv = ({ name, type }: File) => /\.csv$/i.test(name) || type === 'text/csv';
