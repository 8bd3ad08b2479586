/** The one script of every page; scripts/budgets limits its size. */

import { openPictures } from '#features/company/ui/lightbox/open-pictures.ts';
import { runOnUse } from '#shared/ui/run-later.ts';
import { greetWhoCameIn } from './greet.ts';
import { reloadOnLostChunk } from './lost-chunk.ts';
import { hideHeaderOnScroll } from './moving-header.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { rememberLanguage } from './remember-language.ts';
import { signOutEverywhere } from './sign-out.ts';
import { submitAtOnce } from './submit-at-once.ts';
import { showWho } from './who.ts';

reloadOnLostChunk();
showWho();
greetWhoCameIn();
rememberLanguage();
hideHeaderOnScroll();
prefetchOnIntent();
signOutEverywhere();
openPictures();
runOnUse();
submitAtOnce();
