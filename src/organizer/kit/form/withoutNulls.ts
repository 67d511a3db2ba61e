import { ArraySchema, ObjectSchema, StringSchema, type ISchema } from 'yup';

/**
 * A backend's `null` for a text that nobody wrote is an empty text where the schema takes no `null`: otherwise it would keep a form from
 * being saved that its organizer never touched there.
 */
export const withoutNulls = <Values extends object>(values: Values, schema: ISchema<unknown>): Values =>
  read(values, schema) as Values;

function read(value: unknown, schema: unknown): unknown {
  if (schema instanceof StringSchema) return value === null && !schema.spec.nullable ? '' : value;
  if (schema instanceof ArraySchema)
    return Array.isArray(value) ? value.map((item) => read(item, schema.innerType)) : value;
  if (!(schema instanceof ObjectSchema) || typeof value !== 'object' || value === null) return value;
  const fields = new Map<string, unknown>(Object.entries(schema.fields));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, read(member, fields.get(name))]),
  );
}
