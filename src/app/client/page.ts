/** The one script of every page; it must stay below 2 kB compressed. */

import { greetWhoCameIn } from './greet-who-came-in.ts';
import { reloadOnLostChunk } from './lost-chunk.ts';
import { hideHeaderOnScroll } from './moving-header.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { rememberLanguage } from './remember-language.ts';
import { signOutEverywhere } from './sign-out.ts';
import { showWho } from './who.ts';

reloadOnLostChunk();
showWho();
greetWhoCameIn();
rememberLanguage();
hideHeaderOnScroll();
prefetchOnIntent();
signOutEverywhere();
