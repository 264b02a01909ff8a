import type { Option } from './field.tsx';

/** Choices among values that the contract names, each in its words. */
export const optionsOf = <Value extends string>(values: readonly Value[], words: Record<Value, string>): Option[] =>
  values.map((value) => ({ value, label: words[value] }));
