import { type CsvOrder, csvReader } from './csv-reader.ts';

const read = csvReader((message) => self.postMessage(message));
self.onmessage = ({ data }: MessageEvent<CsvOrder>) => {
  // A file deleted since its selection ends as an error of the worker.
  read(data).catch(reportError);
};
