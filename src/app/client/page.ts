/** The one script of every page; scripts/budgets says how large it may be. */

import { openPictures } from '#features/company/ui/lightbox/open-pictures.ts';
import { shareOnUse } from '#features/company/ui/share/share-on-use.ts';
import { turnCoversOnUse } from '#features/company/ui/turn-covers-on-use.ts';
import { greetWhoCameIn } from './greet.ts';
import { reloadOnLostChunk } from './lost-chunk.ts';
import { hideHeaderOnScroll } from './moving-header.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { rememberLanguage } from './remember-language.ts';
import { sendOnce } from './send-once.ts';
import { signOutEverywhere } from './sign-out.ts';
import { submitAtOnce } from './submit-at-once.ts';
import { suggestOnFocus } from './suggest-on-focus.ts';
import { showWho } from './who.ts';

reloadOnLostChunk();
showWho();
greetWhoCameIn();
rememberLanguage();
hideHeaderOnScroll();
prefetchOnIntent();
signOutEverywhere();
shareOnUse();
openPictures();
turnCoversOnUse();
submitAtOnce();
suggestOnFocus();
sendOnce();
