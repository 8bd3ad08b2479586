import { astro } from 'astro/hono';
import { Hono } from 'hono';
import { state } from './app/state.ts';
const app = new Hono();
app.get('/yousayapi/n', (c) => c.json({ n: state.n }));
app.use(astro());
export default app;
