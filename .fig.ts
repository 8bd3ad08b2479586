import { openDatabase } from '#shared/server/db/open-database.ts';
import { envOrExit } from '#shared/server/env.ts';
import pg from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { recalculateMarket, recalculateCompanies, recalculateSpread, recalculateAll } from '#features/review/server/recalculate-stats.ts';
envOrExit();
const db=await openDatabase({join:true});
const c=new pg.Client({connectionString:db.url}); await c.connect(); await c.query('set statement_timeout=0');
const {readFileSync}=await import('node:fs');
const pid=(c as any).processID; const cpu=()=>{const s=readFileSync(`/proc/${pid}/stat`,'utf8').split(') ')[1]!.split(' '); return (Number(s[11])+Number(s[12]))/100;};
const timed=async(n:string,f:()=>Promise<any>)=>{const a=cpu();const t=performance.now();await f();console.log(n.padEnd(40),'cpu',(cpu()-a).toFixed(2),'wall',((performance.now()-t)/1000).toFixed(1))};
await c.query('BEGIN');
await timed('delete stats',()=>c.query('delete from company_stats'));
await timed('delete jf',()=>c.query('delete from company_job_fields'));
await timed('jobfields',()=>c.query(`INSERT INTO company_job_fields (id_emp, id_job_field)
     SELECT id_emp, id_job_field FROM openings WHERE closed_at IS NULL AND expires_at > now()
     UNION SELECT id_emp, id_job_field FROM reviews WHERE status = 'published'`));
await timed('stats base',()=>c.query(`INSERT INTO company_stats (id_emp, opening_count, application_count)
     SELECT c.id_emp, coalesce(open_now, 0), coalesce(applied, 0)
       FROM companies c LEFT JOIN (
         SELECT id_emp, count(*) FILTER (WHERE closed_at IS NULL AND expires_at > now()) AS open_now
           FROM openings GROUP BY id_emp
       ) posted USING (id_emp) LEFT JOIN (
         SELECT id_emp, count(*) AS applied FROM applications GROUP BY id_emp
       ) sought USING (id_emp)`));
const d=drizzle({client:c});
await timed('market',()=>recalculateMarket(d));
await timed('companies',()=>recalculateCompanies(d,'all'));
await timed('spread',()=>recalculateSpread(d));
await timed('all',()=>recalculateAll(d));
await c.query('ROLLBACK'); await c.end(); await db.stop(); process.exit(0);
