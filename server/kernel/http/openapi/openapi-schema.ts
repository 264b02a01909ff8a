import { z } from 'zod';
import { wired } from '#contract/kernel/wire/wired.ts';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Drops number bounds that only mean "safe integer", and a pattern that repeats a format. */
function plain(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.format === 'date-time' || schema.format === 'date') delete schema.pattern;
}

/** Adds fields that the service requires though the schema does not: see askedFor. */
function requireAskedFor({ properties = {}, ...schema }: JsonSchema): string[] {
  const asked = Object.entries(properties as Record<string, JsonSchema>).filter(([, field]) => field.askedFor);
  for (const [, field] of asked) {
    const [filled, ...more] = field.anyOf?.filter((choice) => (choice as JsonSchema).type !== 'null') ?? [];
    if (more.length === 0) delete field.anyOf;
    Object.assign(field, more.length === 0 && filled);
    delete field.askedFor;
    delete field.default;
  }
  return [...new Set([...(schema.required ?? []), ...asked.map(([name]) => name)])];
}

function toSchema(type: z.ZodType): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => {
      const said = jsonSchema as JsonSchema;
      plain(said);
      const required = requireAskedFor(said);
      if (required.length > 0) said.required = required;
    },
  });
  return schema;
}

export const schemaOf = (type: z.ZodType): JsonSchema => toSchema(type);

export const writtenSchemaOf = (type: z.ZodType): JsonSchema => toSchema(wired(type).written());

export function sharedSchemas() {
  const schemas: Record<string, JsonSchema> = {};
  const share = (schema: JsonSchema, owner: string): JsonSchema => {
    if (!schema.$defs) return schema;
    const moved = JSON.stringify(schema).replace(/"#\/\$defs\/([^"]+)"/g, `"#/components/schemas/${owner}-$1"`);
    const { $defs = {}, ...rest } = JSON.parse(moved) as JsonSchema;
    for (const [name, definition] of Object.entries($defs)) schemas[`${owner}-${name}`] = definition as JsonSchema;
    return rest;
  };
  return { schemas, share };
}
