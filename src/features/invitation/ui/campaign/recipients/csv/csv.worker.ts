import { type CsvOrder, csvReader } from './csv-reader.ts';

const read = csvReader((message) => self.postMessage(message));
self.onmessage = ({ data }: MessageEvent<CsvOrder>) => {
  // Reports an unreadable file, such as one deleted after its selection, as a worker error.
  read(data).catch(reportError);
};
