import { openDatabase } from '#shared/server/db/open-database.ts';
import { envOrExit } from '#shared/server/env.ts';
import pg from 'pg'; import { drizzle } from 'drizzle-orm/node-postgres';
import { recalculateCompanies } from '#features/review/server/recalculate-stats.ts';
envOrExit(); const db=await openDatabase({join:true});
const c=new pg.Client({connectionString:db.url}); await c.connect(); await c.query('set statement_timeout=0'); 
const q=c.query.bind(c); let stmts:any[]=[];
(c as any).query=(a:any,b:any)=>{stmts.push([a,b]);return q(a,b)};
await q('BEGIN'); await recalculateCompanies(drizzle({client:c}),'all'); 
for(const [a,b] of stmts.slice(0,2)){ const text=typeof a==='string'?a:a.text; const r=await q('EXPLAIN (ANALYZE, BUFFERS, TIMING) '+text, b); console.log(r.rows.map((x:any)=>x['QUERY PLAN']).join('\n').slice(0,3500)); }
await q('ROLLBACK'); await c.end(); await db.stop(); process.exit(0);
