// Functions of modules replaced by stand-ins while a test runs, without reloading the modules.
import { beforeEach, vi } from 'vitest';

type Call = (...args: never[]) => unknown;

/** Answers that are set hold for all tests of the file. */
export function standInFor<Name extends string, Module extends Record<Name, Call>>(
  module: Module,
  name: Name,
) {
  const standIn = vi.fn<Module[Name]>();
  beforeEach(() => void vi.spyOn(module, name as never).mockImplementation(standIn as never));
  return standIn;
}
