/** Writes one value as it goes out. */
export type Encoder = (value: unknown) => unknown;

/** The value goes out as it stands. */
export const asIs: Encoder = (value) => value;

export const oneAfterOther = (first: Encoder, second: Encoder): Encoder => {
  if (first === asIs) return second;
  return second === asIs ? first : (value) => second(first(value));
};

export const eachOf = (one: Encoder): Encoder =>
  one === asIs ? asIs : (values) => (values as unknown[]).map((value) => one(value));

/** For a field that may be null, or absent. */
export const unless = (plain: null | undefined, otherwise: Encoder): Encoder =>
  otherwise === asIs ? asIs : (value) => (value === plain ? value : otherwise(value));

/** For a field that may be left empty, or not be there, and how that is written. */
export function unlessEmpty(written: (empty: '' | null) => unknown, otherwise: Encoder): Encoder {
  const [text, nothing] = [written(''), written(null)];
  return (value) => (value === '' ? text : value === null || value === undefined ? nothing : otherwise(value));
}

/** A field has a name on the wire and one in the model, where it may lie deeper, and is written so. */
interface EncodedField {
  legacy: string;
  clean: string;
  write: Encoder;
}

/** Writes the named fields in their order, and nothing else of a value. */
export function fieldsEncoder(fields: readonly EncodedField[]): Encoder {
  const ready = fields.map(({ legacy, clean, write }) => ({ legacy, path: clean.split('.'), write }));
  return (value) => {
    const written: Record<string, unknown> = {};
    for (const { legacy, path, write } of ready) {
      let part = value;
      for (const key of path) part = (part as Record<string, unknown> | null | undefined)?.[key];
      const said = write(part);
      if (said !== undefined) written[legacy] = said;
    }
    return written;
  };
}
