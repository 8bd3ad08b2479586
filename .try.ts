import { makeCompanies } from './scripts/seed/company/company.ts';
const t=performance.now();
const c=makeCompanies(11000,300);
console.log(performance.now()-t);
for(const x of [...c.slice(0,30),...c.slice(5000,5030)]) console.log(x.name.full.th,'|',x.name.full.en,'|',x.place.provinceName.en,'|',x.address.th,x.place.city.th,'|',x.shortBio.th,'|',x.shortBio.en);
