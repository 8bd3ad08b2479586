// Preloaded by jobs.fault.ts: on a signal the process of the jobs does what a job gone wrong would do there.
if (process.env.ROLE === 'worker') {
  process.on('SIGUSR2', () => {
    const held = [];
    while (true) {
      if (process.env.RUNAWAY === 'fills the heap')
        held.push(new Array(10_000).fill(Math.random()));
    }
  });
}
