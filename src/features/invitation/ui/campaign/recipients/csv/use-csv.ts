import { startTransition, useEffect, useRef, useState } from 'react';
import type { Encoding } from '../../../../core/recipients/csv/guess-encoding.ts';
import type { ColumnChoice } from '../../../../core/recipients/csv/read-column.ts';
import type { Recipient } from '../../../../core/recipients/read-recipients.ts';
import type { CsvAnswer, CsvOrder, CsvTable, ProblemWords } from './csv-reader.ts';

export const MAX_CSV_BYTES = 10 * 1000 * 1000;

export type CsvRefusal = 'type' | 'size' | 'failed';

interface Given {
  readonly onRecipients: (recipients: readonly Recipient[]) => void;
  readonly onProblems: (file: Blob) => void;
}

/** A file is read by a worker, which can be stopped at any moment; the page goes on meanwhile. */
export function useCsv({ onRecipients, onProblems }: Given) {
  const worker = useRef<Worker>(undefined);
  const file = useRef<Blob>(undefined);
  const [progress, setProgress] = useState<number | null>(null);
  const [table, setTable] = useState<CsvTable | null>(null);
  const [refusal, setRefusal] = useState<CsvRefusal | null>(null);

  const stop = () => {
    worker.current?.terminate();
    worker.current = undefined;
    setProgress(null);
  };
  useEffect(() => () => worker.current?.terminate(), []);

  const refuse = (why: CsvRefusal) => {
    stop();
    setTable(null);
    setRefusal(why);
  };

  const told = (answer: CsvAnswer) => {
    if ('progress' in answer) return setProgress(answer.progress);
    if ('refused' in answer) return refuse('type');
    if ('recipients' in answer) return onRecipients(answer.recipients);
    if ('file' in answer) return onProblems(answer.file);
    // Drawn in pieces: the page goes on meanwhile.
    startTransition(() => {
      setProgress(null);
      setTable(answer.table);
    });
  };

  const ask = (order: CsvOrder) => worker.current?.postMessage(order);

  const read = (encoding?: Encoding) => {
    stop();
    setRefusal(null);
    const started = startWorker();
    // Firefox before 114 starts none of modules.
    if (!started) return refuse('failed');
    started.onmessage = ({ data }: MessageEvent<CsvAnswer>) => told(data);
    started.onerror = () => refuse('failed');
    worker.current = started;
    setProgress(0);
    if (file.current) ask({ read: file.current, ...(encoding && { encoding }) });
  };

  return {
    progress,
    table,
    refusal,
    open: (chosen: Blob) => {
      const isCsv = !(chosen instanceof File) || isNamedCsv(chosen);
      if (!isCsv) return refuse('type');
      if (chosen.size > MAX_CSV_BYTES) return refuse('size');
      file.current = chosen;
      read();
    },
    /** Reads the file anew. */
    decode: read,
    choose: (choice: ColumnChoice) => ask({ choose: choice }),
    take: () => ask({ take: true }),
    problems: (words: ProblemWords) => ask({ problems: words }),
    reset(): void {
      stop();
      setTable(null);
      setRefusal(null);
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

/** Windows calls a CSV file one of Excel, so its name says what it is. */
const isNamedCsv = ({ name, type }: File) => /\.csv$/i.test(name) || type === 'text/csv';
