import sharp from 'sharp';
import { FAMILIES } from './scripts/seed/words/trade.ts';
import { drawCover } from './scripts/seed/art/cover.ts';
const tiles=[]; let i=0;
for(const f of FAMILIES){ const d=drawCover(i+3,f,Number(process.argv[2]??0)); 
 if(i===0)console.log(d.svg.length);
 tiles.push({input:await sharp(Buffer.from(d.svg)).resize(480).png().toBuffer(),left:(i%4)*490,top:Math.floor(i/4)*280}); i++;}
await sharp({create:{width:1960,height:1120,channels:3,background:'#fff'}}).composite(tiles).png().toFile('/tmp/look.png');
