export type Encoder = (value: unknown) => unknown;

export const asIs: Encoder = (value) => value;

export const oneAfterOther = (first: Encoder, second: Encoder): Encoder => {
  if (first === asIs) return second;
  return second === asIs ? first : (value) => second(first(value));
};

export const eachOf = (one: Encoder): Encoder =>
  one === asIs ? asIs : (values) => (values as unknown[]).map((value) => one(value));

export const unless = (plain: null | undefined, otherwise: Encoder): Encoder =>
  otherwise === asIs ? asIs : (value) => (value === plain ? value : otherwise(value));

export function unlessEmpty(written: (empty: '' | null) => unknown, otherwise: Encoder): Encoder {
  const [text, nothing] = [written(''), written(null)];
  return (value) => (value === '' ? text : value === null || value === undefined ? nothing : otherwise(value));
}

interface EncodedField {
  legacy: string;
  clean: string;
  write: Encoder;
}

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
