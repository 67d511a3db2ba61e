import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGenerator, type Schema } from 'ts-json-schema-generator';
import type ts from 'typescript';
import { contractFolder, memberType, type DeclaredCall } from './readContract';

export type JsonSchema = Schema & Record<string, unknown>;

/** JSON Schemas of every call, by `name_member`, and the entities they share. */
export interface Schemas {
  of(call: string, member: Member): JsonSchema | undefined;
  entities: Record<string, JsonSchema>;
}

const members = ['params', 'query', 'body', 'ok'] as const;
type Member = (typeof members)[number];

/** The contract needs no types of tools, and reading those takes half of the time. */
const config = {
  extends: fileURLToPath(new URL('../../tsconfig.json', import.meta.url)),
  compilerOptions: { types: [] },
  include: ['types.ts'],
};

/** The generator reads types by name, so each call's types are written out as aliases. */
export function makeSchemas(calls: readonly DeclaredCall[]): Schemas {
  const folder = mkdtempSync(join(tmpdir(), 'boxoffice-schemas-'));
  try {
    const path = join(folder, 'types.ts');
    writeFileSync(path, aliasesOf(calls));
    const tsconfig = join(folder, 'tsconfig.json');
    writeFileSync(tsconfig, JSON.stringify(config));
    const { definitions = {} } = createGenerator({
      path,
      tsconfig,
      type: '*',
      skipTypeCheck: true,
      additionalProperties: true,
      jsDoc: 'extended',
      encodeRefs: false,
      functions: 'hide',
    }).createSchema('*');
    return tidy(definitions as Record<string, JsonSchema>);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Names of the language's own, which need no import. */
const own = /^(Array|Blob|Omit|Partial|Pick|Readonly|ReadonlyArray|Record|Required|T)$/;

function aliasesOf(calls: readonly DeclaredCall[]): string {
  const lines = calls.flatMap(({ name, types, endpoint: { answers, answersHeader } }) =>
    members.flatMap((member) => {
      // A file or a header has no schema.
      if (member === 'ok' && (answersHeader ?? answers ?? 'text') !== 'text') return [];
      const type: ts.TypeNode | undefined = memberType(types, member);
      return type ? [`export type ${aliasOf(name, member)} = ${type.getText()};`] : [];
    }),
  );
  const names = new Set(
    lines.flatMap((line) => line.replace(/'[^']*'/g, '').match(/(?<![\w_.])[A-Z]\w*/g) ?? []),
  );
  const imported = [...names].filter((name) => !own.test(name));
  return [`import type { ${imported.join(', ')} } from '${contractFolder}index';`, ...lines].join('\n');
}

const aliasOf = (call: string, member: Member): string => `call_${call}_${member}`;

/** The generator writes a Blob out as what is left of it without its methods. */
const isBlob = (value: object): boolean => {
  const { properties } = value as JsonSchema;
  return properties !== undefined && Object.keys(properties).join() === 'size,type';
};

/** Blobs are binary strings in OpenAPI; generics get names a reader can say; anonymous ones are written in place. */
function tidy(definitions: Record<string, JsonSchema>): Schemas {
  const named = new Map<string, JsonSchema>();
  const roots = new Map<string, JsonSchema>();
  const rename = (key: string) =>
    key
      .replaceAll('"', '')
      .replace(/[<,|&([\])>]+/g, '_')
      .replace(/_$/, '');
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const reference = (value as { $ref?: unknown }).$ref;
    if (isBlob(value)) {
      const { description } = value as JsonSchema;
      return { type: 'string', format: 'binary', ...(description ? { description } : {}) };
    }
    if (typeof reference !== 'string')
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner)]));
    const key = reference.replace('#/definitions/', '');
    const target = definitions[key];
    if (!target) throw new Error(`The schema refers to ${key}, which is not there`);
    if (/structure-|alias-|def-/.test(key) || key.startsWith('call_')) return resolve(target);
    const name = rename(key);
    if (!named.has(name)) {
      named.set(name, {});
      named.set(name, resolve(target) as JsonSchema);
    }
    return { $ref: `#/components/schemas/${name}` };
  };
  for (const [key, schema] of Object.entries(definitions))
    if (key.startsWith('call_')) roots.set(key, resolve(schema) as JsonSchema);
  return {
    of: (call, member) => roots.get(aliasOf(call, member)),
    entities: Object.fromEntries([...named].sort(([a], [b]) => a.localeCompare(b, 'en'))),
  };
}
