/** Writes docs/configuration.md from the settings of the server. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup.mjs';
import { CONFIGURATION_FILE, configurationDocument } from './configuration.ts';

writeFileSync(join(ROOT, CONFIGURATION_FILE), configurationDocument());
