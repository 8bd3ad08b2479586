// Functions of modules that tests stand in for without a process of their own: what has loaded one calls the
// stand-in for as long as a test runs.
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
