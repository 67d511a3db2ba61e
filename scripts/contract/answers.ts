import { readFileSync } from 'node:fs';
import { contractFolder, type DeclaredCall } from './readContract';
import type { JsonSchema, Schemas } from './schemas';

/*
 * Readers of the organizers' answers, out of the types of their calls: one file for each file of calls, and `shared` for what several
 * of them answer. What buyers read is written by hand, since it is repaired: src/contract/buyer/tickets/shapes.ts and its siblings.
 */

const prefix = '#/components/schemas/';
const refOf = ({ $ref }: JsonSchema) => $ref?.slice(prefix.length);

/** Which file under `src/contract/generated` has the reader of a call's answer. */
const readersOf = ({ side, area }: DeclaredCall) => `${side}/${area}`;

/** Text of each file by its name under `src/contract/generated`, without its ending. */
export function answerReaders(calls: readonly DeclaredCall[], schemas: Schemas): Map<string, string> {
  const roots = calls.filter(isGenerated).flatMap((call) => {
    const schema = schemas.of(call.name, 'ok');
    return schema ? [{ name: call.name, file: readersOf(call), schema }] : [];
  });
  const usersOf = new Map<string, Set<string>>();
  const visit = (schema: JsonSchema, file: string) => {
    for (const name of refsIn(schema)) {
      const users = usersOf.get(name) ?? new Set();
      if (users.has(file)) continue;
      usersOf.set(name, users.add(file));
      visit(entity(schemas, name), file);
    }
  };
  for (const { schema, file } of roots) visit(schema, file);
  const fileOf = (name: string) => {
    const [first, ...others] = usersOf.get(name) ?? [];
    return first && others.length === 0 ? first : 'shared';
  };
  const sharedNames = new Set<string>();
  const write = (file: string) => {
    const names = ordered(
      [...usersOf.keys()].filter((name) => fileOf(name) === file && hasParts(entity(schemas, name))),
      schemas,
    );
    const own = roots.filter((root) => root.file === file);
    const context = { schemas, fileOf, file, used: new Map<string, Set<string>>() };
    const lines = [
      ...names.map((name) => {
        const reader = readerOf(entity(schemas, name), context);
        return declared(variable(name), reader, sharedNames.has(variable(name)));
      }),
      ...own.map(({ name, schema }) => declared(name, readerOf(schema, context), true)),
    ];
    for (const name of context.used.get('shared') ?? []) sharedNames.add(name);
    return [header, importsOf(context), ...lines].join('\n');
  };
  // Last what the others import.
  const files = [...new Set(roots.map(({ file }) => file)), 'shared'];
  return new Map(files.map((file) => [file, write(file)]));
}

const header = '// Written by `npm run contract`: how each answer must be.';

const isGenerated = ({ name, file }: DeclaredCall) =>
  new RegExp(`reads: answers\\.${name}\\b`).test(readFileSync(`${contractFolder}${file}`, 'utf8'));

function entity(schemas: Schemas, name: string): JsonSchema {
  const schema = schemas.entities[name];
  if (!schema) throw new Error(`The contract has no ${name}`);
  return schema;
}

const refsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (typeof value !== 'object' || value === null) return [];
  const name = refOf(value as JsonSchema);
  return name ? [name] : Object.values(value).flatMap(refsIn);
};

/** What is more than its type says. */
const ownChecks: Record<string, [file: string, check: string]> = {
  Instant: ['../reading', 'isInstant'],
  EventMinute: ['../strictReading', 'isMinute'],
  Minor: ['../strictReading', 'isAmount'],
};

/** What is referred to comes first. */
function ordered(names: readonly string[], schemas: Schemas): string[] {
  const done = new Set<string>();
  const visit = (name: string, above: readonly string[]) => {
    if (above.includes(name)) throw new Error(`${[...above, name].join(' → ')} has no end`);
    if (done.has(name)) return;
    for (const inner of refsIn(entity(schemas, name))) visit(inner, [...above, name]);
    done.add(name);
  };
  for (const name of [...names].sort()) visit(name, []);
  return [...done].filter((name) => names.includes(name));
}

interface Context {
  schemas: Schemas;
  fileOf: (name: string) => string;
  file: string;
  /** Names by the file they are imported from. */
  used: Map<string, Set<string>>;
}

const variable = (name: string) => `read${name[0]?.toUpperCase()}${name.slice(1)}`;

const declared = (name: string, reader: string, isPublic: boolean) =>
  `${isPublic ? 'export ' : ''}const ${name}: Reader = /* @__PURE__ */ ${reader};`;

function imported(context: Context, file: string, name: string): string {
  context.used.set(file, (context.used.get(file) ?? new Set()).add(name));
  return name;
}

const hasParts = ({ type, enum: values }: JsonSchema) => !values && (type === 'object' || type === 'array');

/** The check of what has no parts; `undefined` for what has. */
function checkOf(schema: JsonSchema, context: Context, name?: string): string | undefined {
  const ref = refOf(schema);
  const own = ref && ownChecks[ref];
  if (own) return imported(context, ...own);
  const { type, enum: values, const: value } = ref ? entity(context.schemas, ref) : schema;
  const known = values ?? (value === undefined ? undefined : [value]);
  if (known)
    return `${imported(context, '../reading', 'oneOf')}(${known.map((each) => JSON.stringify(each)).join(', ')})`;
  const check = type === 'string' && name === 'id' ? 'isId' : checks[String(type)];
  return check && imported(context, '../reading', check);
}

const checks: Record<string, string | undefined> = {
  string: 'isText',
  number: 'isNumber',
  integer: 'isNumber',
  boolean: 'isFlag',
};

const isNull = ({ type }: JsonSchema) => type === 'null';

/** What a value may be, when it may be several things. */
function alternatives({ anyOf, type }: JsonSchema): JsonSchema[] {
  if (anyOf) return anyOf as JsonSchema[];
  return Array.isArray(type) ? type.map((each) => ({ type: each })) : [];
}

function readerOf(schema: JsonSchema, context: Context, name?: string): string {
  const reading = (reader: string) => imported(context, '../reading', reader);
  const strict = (reader: string) => imported(context, '../strictReading', reader);
  const check = checkOf(schema, context, name);
  if (check) return `${reading('must')}(${check})`;
  const ref = refOf(schema);
  if (ref) {
    const file = context.fileOf(ref);
    return file === context.file ? variable(ref) : imported(context, file, variable(ref));
  }
  const all = alternatives(schema);
  if (all.length > 0) {
    const others = all.filter((each) => !isNull(each)).map((each) => readerOf(each, context));
    const inner = others.length > 1 ? `${strict('either')}(${others.join(', ')})` : others.join('');
    return all.some(isNull) ? `${strict('nullable')}(${inner})` : inner;
  }
  const { items, properties, additionalProperties } = schema;
  if (items) return `${strict('whole')}(${readerOf(items as JsonSchema, context)})`;
  if (properties) return `${reading('record')}({ ${members(schema, context).join(', ')} })`;
  if (typeof additionalProperties === 'object')
    return `${strict('wholeMap')}(${readerOf(additionalProperties as JsonSchema, context)})`;
  throw new Error(`An answer may be anything: ${JSON.stringify(schema)}`);
}

/** `name: reader`, and those that are read the same in one. */
function members({ properties = {}, required = [] }: JsonSchema, context: Context): string[] {
  const namesOf = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(properties as Record<string, JsonSchema>)) {
    const reader = required.includes(name) ? readerOf(schema, context, name) : absent(schema, context, name);
    namesOf.set(reader, [...(namesOf.get(reader) ?? []), name]);
  }
  return [...namesOf].map(([reader, names]) =>
    names.length > 1
      ? `...${imported(context, '../reading', 'each')}(${reader}, '${names.join(' ')}')`
      : `'${names.join('')}': ${reader}`,
  );
}

/** What has no parts costs its own place at most. */
function absent(schema: JsonSchema, context: Context, name: string): string {
  const check = checkOf(schema, context, name);
  if (check) return `${imported(context, '../reading', 'maybe')}(${check})`;
  const all = alternatives(schema);
  const [only, ...more] = all.filter((each) => !isNull(each));
  const inner = only && more.length === 0 ? checkOf(only, context) : undefined;
  return inner
    ? `${imported(context, '../strictReading', 'maybeNull')}(${inner})`
    : `${imported(context, '../strictReading', 'ifThere')}(${readerOf(schema, context, name)})`;
}

function importsOf({ used, file: own }: Context): string {
  const up = '../'.repeat(own.split('/').length - 1);
  const pathTo = (file: string) => `${file.startsWith('.') ? up : up || './'}${file}`;
  const readers = (used.get('../reading') ?? new Set()).add('type Reader');
  used.set('../reading', readers);
  return [...used]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([file, names]) => `import { ${[...names].sort().join(', ')} } from '${pathTo(file)}';`)
    .join('\n');
}
