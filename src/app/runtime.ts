import { state } from './state.ts';
export function startJobs() { state.n++; return state.n; }
