import { readdirSync } from 'node:fs';
import ts from 'typescript';
import * as contract from '../../src/contract';
import type { Endpoint } from '../../src/contract';

/** A call as its declaration tells it: the value, and what only the source text knows. */
export interface DeclaredCall {
  name: string;
  /** File under `src/contract`, e.g. `organizer/orders/files.ts`. */
  file: string;
  /** Whose call it is, the first part of `file`: buyer, organizer or support. */
  side: string;
  /** The second part of `file`, which this area is called everywhere: docs/architecture.md. */
  area: string;
  endpoint: Endpoint;
  /** First line of the docstring. */
  summary: string;
  /** The whole docstring, without tags. */
  description: string;
  /** Rows of the requirements' table of calls, e.g. `102`. */
  rows: string[];
  /** The type argument of `endpoint`, as written. */
  types: ts.TypeLiteralNode;
}

export const contractFolder = new URL('../../src/contract/', import.meta.url).pathname;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every call of the contract, in the order of files and lines. */
export function readContract(): DeclaredCall[] {
  const values = new Map(Object.entries(contract).filter(([, value]) => isEndpoint(value)));
  const declared = filesOfAreas().flatMap((file) => readFile(file, values as Map<string, Endpoint>));
  for (const { name } of declared) values.delete(name);
  if (values.size > 0)
    throw new Error(`Declared in another way than endpoint<…>()(…): ${[...values.keys()].join(', ')}`);
  return declared;
}

const sides = ['buyer', 'organizer', 'support'];

const filesOfAreas = () =>
  sides.flatMap((side) =>
    readdirSync(`${contractFolder}${side}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .sort()
      .map((file) => `${side}/${file.replaceAll('\\', '/')}`),
  );

function readFile(file: string, values: Map<string, Endpoint>): DeclaredCall[] {
  const [side = '', area = ''] = file.replace(/\.ts$/, '').split('/');
  const text = ts.sys.readFile(contractFolder + file) ?? '';
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isVariableStatement).flatMap((statement) => {
    const [declaration] = statement.declarationList.declarations;
    const types = declaration && typesOf(declaration);
    const name = declaration && ts.isIdentifier(declaration.name) ? declaration.name.text : '';
    const endpoint = values.get(name);
    if (!types || !endpoint) return [];
    return [{ name, file, side, area, endpoint, types, ...readDocs(statement, name) }];
  });
}

/** The `{…}` of `endpoint<{…}>()({…})`. */
function typesOf({ initializer }: ts.VariableDeclaration): ts.TypeLiteralNode | undefined {
  if (!initializer || !ts.isCallExpression(initializer)) return undefined;
  const { expression } = initializer;
  if (!ts.isCallExpression(expression) || expression.expression.getText() !== 'endpoint') return undefined;
  const [types] = expression.typeArguments ?? [];
  return types && ts.isTypeLiteralNode(types) ? types : undefined;
}

function readDocs(statement: ts.VariableStatement, name: string) {
  const [docs] = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc);
  const description = (ts.getTextOfJSDocComment(docs?.comment) ?? '').trim();
  if (!description) throw new Error(`${name} has no docstring`);
  const rows = (docs?.tags ?? [])
    .filter((tag) => tag.tagName.text === 'calls')
    .flatMap((tag) => (ts.getTextOfJSDocComment(tag.comment) ?? '').match(/\d{3}/g) ?? []);
  const [summary = ''] = description.split(/(?<=[.:])\s|\n/);
  return { description, summary: summary.replace(/[.:]$/, ''), rows };
}

/** The member's type as written, or `undefined` when the call has none. */
export const memberType = (types: ts.TypeLiteralNode, member: string): ts.TypeNode | undefined =>
  types.members.filter(ts.isPropertySignature).find(({ name }) => name.getText() === member)?.type;
