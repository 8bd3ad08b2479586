import sharp from 'sharp';
import { random } from './scripts/seed/random.ts';
import { paletteOf } from './scripts/seed/art/color.ts';
import { FAMILIES } from './scripts/seed/words/trade.ts';
import { PLACES } from './scripts/seed/art/scene/places.ts';
const tiles=[]; let i=0;
const pairs=[...FAMILIES.map(f=>['product-table',f]),...['farm','factory','hotel','restaurant'].map(f=>['building',f]),['lobby','tech'],['rooftop','tech'],['product-shelf','craft'],['product-shelf','energy']] as any;
for(const [nme,f] of pairs){ const svg=`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">${(PLACES as any)[nme]({colours:paletteOf(i+2),draw:random(nme,i)},f)}</svg>`;
 tiles.push({input:await sharp(Buffer.from(svg)).resize(320).png().toBuffer(),left:(i%6)*326,top:Math.floor(i/6)*246}); i++;}
await sharp({create:{width:6*326,height:4*246,channels:3,background:'#fff'}}).composite(tiles).png().toFile('/tmp/look.png');
