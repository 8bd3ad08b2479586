import sharp from 'sharp';
import { FAMILIES } from './scripts/seed/words/trade.ts';
import { drawLogo } from './scripts/seed/art/logo.ts';
import { drawPortrait } from './scripts/seed/art/portrait.ts';
const tiles=[]; let i=0;
for(let k=0;k<16;k++){ const d=drawLogo(k,'ABCDEFGHKMNPRSTW'[k]!+'x'); tiles.push({input:await sharp(Buffer.from(d.svg)).resize(230).png().toBuffer(),left:(k%8)*240,top:Math.floor(k/8)*240}); }
for(let k=0;k<24;k++){ const d=drawPortrait(Math.floor(k/3),FAMILIES[k%16]!,k); tiles.push({input:await sharp(Buffer.from(d.svg)).resize(230).png().toBuffer(),left:(k%8)*240,top:480+Math.floor(k/8)*240}); }
await sharp({create:{width:1920,height:1200,channels:3,background:'#fff'}}).composite(tiles).png().toFile('/tmp/look.png');
