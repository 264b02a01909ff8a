import { valueAt } from '#contract/kernel/deep-fields.ts';

/** Writes one value as it goes out. */
export type Encoder = (value: unknown) => unknown;

/** The value goes out as it stands. */
export const asIs: Encoder = (value) => value;

/** Not there, and not written. */
const absent: Encoder = () => undefined;

export const oneAfterOther = (first: Encoder, second: Encoder): Encoder => {
  if (first === asIs) return second;
  return second === asIs ? first : (value) => second(first(value));
};

export const eachOf = (one: Encoder): Encoder =>
  one === asIs ? asIs : (values) => (values as unknown[]).map((value) => one(value));

/** For a field that may be null, or absent. */
export const unless = (plain: null | undefined, otherwise: Encoder): Encoder =>
  otherwise === asIs ? asIs : (value) => (value === plain ? value : otherwise(value));

/** For texts, such as '', that may stand in the place of something else, and how each of them is written. */
export const unlessOneOf = (plain: ReadonlyMap<unknown, unknown>, otherwise: Encoder): Encoder => {
  return (value) => (plain.has(value) ? plain.get(value) : otherwise(value));
};

/** A field's names on the wire and in the model (which may lie deeper), and its encoder. */
export interface EncodedField {
  legacy: string;
  clean: string;
  write: Encoder;
  /** Writes the field when its value is missing; null leaves it out, as for most. */
  missing: Encoder | null;
}

/** Writes the named fields in their order, and nothing else of a value. */
export function fieldsEncoder(fields: readonly EncodedField[]): Encoder {
  const ready = fields.map(({ legacy, clean, write, missing }) => ({
    legacy,
    clean,
    deep: clean.includes('.'),
    write,
    missing: missing ?? absent,
  }));
  return (value) => {
    const written: Record<string, unknown> = {};
    for (const { legacy, clean, deep, write, missing } of ready) {
      const stands = deep ? valueAt(value as object, clean) : (value as Record<string, unknown>)[clean];
      const said = stands === undefined ? missing(undefined) : write(stands);
      if (said !== undefined) written[legacy] = said;
    }
    return written;
  };
}
