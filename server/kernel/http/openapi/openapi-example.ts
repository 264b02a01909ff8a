import type { JsonSchema } from './openapi-schema.ts';

const SOME_ID = '0123456789abcdefghjkmnpqrs';
const TEXTS: Record<string, string> = {
  date: '2027-02-01',
  'date-time': '2027-02-01T06:30:00.000Z',
  email: 'asha@example.in',
  uri: 'https://example.in',
};

function textFor({ format, pattern = '' }: JsonSchema): string {
  if (pattern.includes('{26}')) return SOME_ID;
  if (pattern.includes(':[0-5]')) return '09:00';
  if (pattern.startsWith('^\\d')) return '9876543210';
  return TEXTS[format ?? ''] ?? 'text';
}

function objectFor({ properties = {}, required }: JsonSchema): object {
  const names = required?.length ? required : Object.keys(properties).slice(0, 3);
  return Object.fromEntries(names.map((name) => [name, exampleOf(properties[name] as JsonSchema)]));
}

export function exampleOf(schema: JsonSchema | undefined): unknown {
  if (!schema) return null;
  const given = schema.examples?.[0] ?? schema.const ?? schema.enum?.[0];
  if (given !== undefined) return given;
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return exampleOf(choice as JsonSchema);
  switch ([schema.type].flat()[0]) {
    case 'object':
      return objectFor(schema);
    case 'array':
      return [exampleOf(schema.items as JsonSchema)];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'string':
      return textFor(schema);
    default:
      return null;
  }
}
