/** Preloaded: Node would read a package.json for each of drizzle-orm's 300 files, a second. */
import nodeModule from 'node:module';

const modules = new Set();

// Absent from a Node older than the pinned one, which installs it.
nodeModule.registerHooks?.({
  /** Files of one folder belong to one package, and so have the format of the first of them. */
  resolve(specifier, context, nextResolve) {
    const isImported = context.conditions.includes('import');
    if (!isImported || !/^\.\.?\/.*\.js$/.test(specifier)) return nextResolve(specifier, context);
    const { href: url } = new URL(specifier, context.parentURL);
    const folder = url.slice(0, url.lastIndexOf('/'));
    if (modules.has(folder)) return { url, format: 'module', shortCircuit: true };
    const resolved = nextResolve(specifier, context);
    if (resolved.url === url && resolved.format === 'module') modules.add(folder);
    return resolved;
  },
});
