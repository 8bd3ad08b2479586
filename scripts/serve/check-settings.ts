// Says what is wrong with the environment, before anything is built for it.
import { envOrExit } from '#shared/server/env.ts';

envOrExit();
