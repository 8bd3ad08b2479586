import { makeCompanies } from './scripts/seed/company/company.ts';
import { makePage, picturesOf } from './scripts/seed/profile/page.ts';
import { artworkOf } from './scripts/seed/art/draw.ts';
const cpu=()=>{const u=process.cpuUsage();return (u.user+u.system)/1e6};
let a=cpu(); const cs=makeCompanies(11000,300); console.log('companies',cpu()-a);
a=cpu(); const pages=cs.slice(0,300).map(makePage); console.log('pages',cpu()-a);
a=cpu(); const by:any={}; const seen=new Set(); let bytes=0;
for(const p of pages)for(const pic of picturesOf(p)){const w=artworkOf(p.company,pic); if(seen.has(w.name))continue; seen.add(w.name); const t=performance.now(); const d=w.draw(); const k=pic.drawing.of; by[k]??={n:0,ms:0,bytes:0}; by[k].n++; by[k].ms+=performance.now()-t; by[k].bytes+=d.svg.length; bytes+=d.svg.length;}
console.log('draw',cpu()-a,by,bytes/1e6, pages.flatMap(picturesOf).length);
