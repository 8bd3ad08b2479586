import sharp from 'sharp';
import { random } from './scripts/seed/random.ts';
import { paletteOf } from './scripts/seed/art/color.ts';
const mod = await import('./scripts/seed/art/scene/'+process.argv[2]+'.ts');
const reg = Object.values(mod).find((v:any)=>typeof v==='object') as Record<string,(s:any,f:any)=>string>;
const names=Object.keys(reg); const cols=Math.min(4,names.length); let i=0; const tiles=[];
for(const nme of names){ const svg=`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">${reg[nme]!({colours:paletteOf(i+Number(process.argv[3]??0)),draw:random(nme,Number(process.argv[3]??0))},process.argv[4]??'tech')}</svg>`;
 if(i<2)console.log(nme,svg.length);
 tiles.push({input:await sharp(Buffer.from(svg)).resize(480).png().toBuffer(),left:(i%cols)*488,top:Math.floor(i/cols)*368}); i++;}
await sharp({create:{width:cols*488,height:Math.ceil(i/cols)*368,channels:3,background:'#fff'}}).composite(tiles).png().toFile('/tmp/look.png');
