import type { CsvOrder } from './csv-reader.ts';
import { csvReader } from './csv-reader.ts';

const read = csvReader((told) => self.postMessage(told));
self.onmessage = ({ data }: MessageEvent<CsvOrder>) => void read(data);
