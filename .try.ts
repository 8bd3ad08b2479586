import { makeCompanies } from './scripts/seed/company/company.ts';
import { makeReviews } from './scripts/seed/review/review.ts';
const c=makeCompanies(11000,300);
const t=performance.now();
const r=makeReviews(c,40000,16000,new Date('2026-11-21T00:00:00Z'));
console.log(performance.now()-t, r.length);
const by=(f:any)=>{const m:any={};for(const x of r){const k=f(x);m[k]=(m[k]||0)+1}return m};
console.log(by((x:any)=>x.ratings.overall), by((x:any)=>x.status), by((x:any)=>x.lang));
const counts=by((x:any)=>x.company.index); const v=Object.values(counts) as number[]; v.sort((a,b)=>b-a); console.log('zero',11000-v.length,'top',v.slice(0,8),'>100',v.filter(x=>x>100).length,'published zero', c.slice(0,300).filter(x=>!counts[x.index]).length);
const texts=new Set(r.map(x=>x.goodPoints+x.improvePoints)); console.log('unique texts',texts.size, 'unique titles', new Set(r.map(x=>x.title)).size);
const len=r.map(x=>x.goodPoints.length).sort((a,b)=>a-b); console.log('len', len[0],len[20000],len[39999]);
for(let i=0;i<40000;i+=1700){const x=r[i]!;console.log(`\n[${x.company.name.brand.en} ${x.company.family} f${x.idJobField} ${JSON.stringify(x.ratings)}]\n# ${x.title}\n+ ${x.goodPoints}\n- ${x.improvePoints}`)}
