// Runs before each unit test file: where there is a document, waiting for it may last on a busy machine.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 120_000 });
}

export {};
