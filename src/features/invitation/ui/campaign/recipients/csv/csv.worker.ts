import { type CsvOrder, csvReader } from './csv-reader.ts';

const read = csvReader((told) => self.postMessage(told));
self.onmessage = ({ data }: MessageEvent<CsvOrder>) => {
  // A file that is gone by now ends as an error of the worker.
  read(data).catch(reportError);
};
