import { astro } from 'astro/hono';
import { Hono } from 'hono';

const app = new Hono();

app.use(astro());

export default app;
