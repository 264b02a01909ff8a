import fc from 'fast-check';
import type { JsonSchema } from '#server/kernel/http/openapi/openapi-schema.ts';

export type ValuesOf = (schema: JsonSchema, name?: string) => fc.Arbitrary<unknown>;

const LONG = 'x'.repeat(5_000);
const deep = (depth: number): unknown => (depth === 0 ? [] : { a: [deep(depth - 1)] });

/** Nobody asks for these: of the wrong type, too large, too deep, or not storable. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(null, '', ' ', LONG, 'a\u0000b', '\ud800', '\u202eabc', '__proto__', 'constructor', '%00'),
  fc.constantFrom<unknown>(0, -1, 1.5, 1e300, -0, 2 ** 31, 2 ** 53, Number.MAX_VALUE, '1e5', '0x10', '-0', '٣'),
  fc.constantFrom<unknown>(true, false, [], {}, [null], [[[]]], { length: 3 }, deep(30), "' or 1=1 --"),
  fc.constantFrom<unknown>('0000-00-00', '2027-02-30', '9999-12-31', '2027-01-05T00:00:00.000Z', '+275760-09-13'),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const NAMED: readonly [name: RegExp, texts: readonly string[]][] = [
  [/mobile|phone/i, ['9876543210', '+91 98765 43210', '12', '98765x3210']],
  [/date/i, ['2027-01-04', '2027-01-05', '2027-12-31', '2026-12-31']],
  [/time/i, ['09:00', '23:59', '2027-01-10T18:00']],
];

function texts(name: string, { format, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date-time') return fc.constantFrom('2027-01-04T06:30:00Z', '2027-01-03T23:59:59.999Z');
  const [, named] = NAMED.find(([pattern]) => pattern.test(name)) ?? [];
  if (named) return fc.constantFrom(...named);
  const most = Math.min(maxLength, 5_000);
  const bounds = [minLength, Math.max(minLength - 1, 0), most, most + 1].map((length) => 'y'.repeat(length));
  return fc.oneof(
    { weight: 12, arbitrary: fc.string({ minLength, maxLength: Math.max(minLength, 20) }) },
    fc.constantFrom(...bounds),
  );
}

const isOfId = (name: string, { pattern = '' }: JsonSchema): boolean =>
  pattern.includes('{26}') || pattern.includes('[\\w-]') || /(?:^_?id|Id|_id)$/.test(name);

function numbers({ minimum = 0, maximum = 1_000_000 }: JsonSchema): fc.Arbitrary<unknown> {
  const at = fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1);
  return fc.oneof(fc.integer({ min: Math.max(minimum, -10), max: Math.min(maximum, 1_000) }), at, at.map(String));
}

function objects({ properties = {}, required = [] }: JsonSchema, values: ValuesOf, anId: fc.Arbitrary<string>) {
  const fields = Object.entries(properties as Record<string, JsonSchema>);
  const model = Object.fromEntries(fields.map(([name, schema]) => [name, values(schema, name)]));
  const whole = fc.record(model, { requiredKeys: required.filter((name) => name in model) });
  const less = fc.record(model, { requiredKeys: [] });
  const more = fc
    .tuple(whole, anId)
    .map(([value, profileRegistrationId]) => ({ ...value, stranger: 1, profileRegistrationId }));
  return fc.oneof({ weight: 6, arbitrary: whole }, { weight: 2, arbitrary: less }, more);
}

/** Makes values for a schema of the document: mostly of its form, at its bounds, and now and then something else altogether. */
export function valuesWith(anId: fc.Arbitrary<string>): ValuesOf {
  const values: ValuesOf = (schema, name = '') =>
    fc.oneof({ weight: 40, arbitrary: formed(schema, name) }, { weight: 1, arbitrary: nasty });
  function formed(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
    const branches = schema.anyOf ?? schema.oneOf;
    if (branches) return fc.oneof(...branches.map((branch) => values(branch as JsonSchema, name)));
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
    const types = [schema.type ?? []].flat();
    if (types.length > 1) return fc.oneof(...types.map((type) => formed({ ...schema, type }, name)));
    switch (types[0]) {
      case 'string':
        return isOfId(name, schema) ? anId : texts(name, schema);
      case 'number':
      case 'integer':
        return numbers(schema);
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        return fc.array(values((schema.items ?? {}) as JsonSchema, name), { maxLength: 4 });
      case 'object':
        return objects(schema, values, anId);
      default:
        return nasty;
    }
  }
  return values;
}
