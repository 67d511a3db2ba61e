import type { JsonSchema } from './schemas';

/*
 * What a member's type says of itself counts for the member as well: the docstring of an alias such as `Instant` or `OrderStatus`, or of
 * the records in a list. Amounts have their unit whatever else is said of them.
 */

/** The alias of every amount. */
const amount = 'Minor';

/** The schemas, each of their properties with what is known of it. */
export function described<T>(schemas: T, entities: Readonly<Record<string, JsonSchema>>): T {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isSchema(value)) return value;
    const { properties } = value;
    const visited = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner)]));
    if (!isSchema(properties)) return visited;
    return {
      ...visited,
      properties: Object.fromEntries(
        Object.entries(visited['properties'] as Record<string, JsonSchema>).map(([name, schema]) => [
          name,
          withDescription(schema, entities),
        ]),
      ),
    };
  };
  return visit(schemas) as T;
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** A member or parameter with what is said of it, and what its type says. */
export function withDescription(
  schema: JsonSchema,
  entities: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  const { description } = schema;
  const type = typeOf(schema, entities);
  if (!type) return schema;
  const text =
    type.name === amount && description ? `${description} ${type.text}` : (description ?? type.text);
  return { ...schema, description: text };
}

interface NamedType {
  name: string;
  text: string;
}

/** The one type with a name that a member is of, holds in a list, or is `null` instead of. */
function typeOf(schema: JsonSchema, entities: Readonly<Record<string, JsonSchema>>): NamedType | undefined {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  if (name) {
    const text = entities[name]?.description;
    return text ? { name, text } : undefined;
  }
  const alternatives = (schema.anyOf as JsonSchema[] | undefined)?.filter(({ type }) => type !== 'null');
  if (alternatives?.length === 1 && alternatives[0]) return typeOf(alternatives[0], entities);
  if (!isSchema(schema.items)) return undefined;
  const each = typeOf(schema.items, entities);
  return each && { ...each, text: `Each: ${each.text}` };
}
