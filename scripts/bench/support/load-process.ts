// Runs autocannon with the options given as JSON and prints its report.

type Autocannon = (options: object) => Promise<object>;

// A cast, because autocannon ships no types.
const { default: autocannon } = (await import(import.meta.resolve('autocannon'))) as {
  default: Autocannon;
};
process.stdout.write(JSON.stringify(await autocannon(JSON.parse(process.argv[2] ?? ''))));
