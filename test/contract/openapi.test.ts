import { createConfig, lint } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { readContract } from '../../scripts/contract/readContract';
import document from '../../src/contract/generated/openapi.json';

interface Operation {
  'x-calls': string[];
  parameters: { $ref?: string; name?: string; in?: string; description?: string }[];
  responses: Record<string, { $ref?: string }>;
}
interface Schema {
  $ref?: string;
  description?: string;
  type?: string | string[];
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
}

const operations = Object.entries(
  document.paths as unknown as Record<string, Record<string, Operation>>,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...operation,
    method,
    address: `${method} ${path}`,
  })),
);
const endpoints = new Map(readContract().map(({ name, endpoint }) => [name, endpoint]));
const refersTo = ({ parameters }: Operation, name: string) =>
  parameters.some(({ $ref }) => $ref === `#/components/parameters/${name}`);
const addresses = (some: { address: string }[]) => some.map(({ address }) => address);

/** Every property of every schema, however deep, with where it is. */
const properties = Object.entries(document.components.schemas as Record<string, Schema>).flatMap(
  ([name, schema]) => propertiesIn(schema, name),
);
function propertiesIn(value: unknown, at: string): { at: string; name: string; schema: Schema }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.entries((value as Schema).properties ?? {}).flatMap(([name, schema]) => [
    { at: `${at}.${name}`, name, schema },
    ...propertiesIn(schema, `${at}.${name}`),
  ]);
  const others = Object.entries(value)
    .filter(([key]) => key !== 'properties')
    .flatMap(([, inner]) => propertiesIn(inner, at));
  return [...own, ...others];
}

test('every call that is no GET says that it needs X-Requested-With', () => {
  const wrong = operations.filter(
    (operation) => refersTo(operation, 'RequestedWith') !== (operation.method !== 'get'),
  );
  expect(addresses(wrong)).toEqual([]);
});

test('every call whose client needs a key says that it needs Idempotency-Key', () => {
  const needsKey = ({ 'x-calls': calls }: Operation) =>
    calls.some((name) => endpoints.get(name)?.idempotencyKey === true);
  const wrong = operations.filter(
    (operation) => refersTo(operation, 'IdempotencyKey') !== needsKey(operation),
  );
  expect(addresses(wrong)).toEqual([]);
  expect(operations.filter(needsKey).length).toBeGreaterThan(2);
});

test('every call says how it can be refused, by status', () => {
  const statuses = ({ responses }: Operation) => Object.keys(responses);
  const silent = operations.filter(
    (operation) => !statuses(operation).some((status) => /^4\d\d$/.test(status)),
  );
  expect(addresses(silent)).toEqual([]);
  const without = (status: string) => operations.filter((operation) => !statuses(operation).includes(status));
  expect(addresses(without('400').filter(({ method }) => method !== 'get'))).toEqual([]);
  expect(addresses(without('404').filter(({ address }) => address.includes('{')))).toEqual([]);
  const withSession = ({ 'x-calls': calls }: Operation) =>
    calls.some((name) => /account|support/.test(endpoints.get(name)?.auth ?? ''));
  for (const status of ['401', '403']) expect(addresses(without(status).filter(withSession))).toEqual([]);
});

test('every refusal names its codes and what they mean', () => {
  const responses = Object.entries(document.components.responses as Record<string, { description: string }>);
  const wrong = responses.filter(
    ([name, { description }]) =>
      name.startsWith('Refused.') &&
      !name
        .split('.')
        .slice(1)
        .every((code) => new RegExp(`\`${code}\`: \\w+`).test(description)),
  );
  expect(wrong).toEqual([]);
});

test('every property of every schema says what it is, and more than its name', () => {
  const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  const silent = properties.filter(
    ({ name, schema }) => !schema.description || lettersOf(schema.description) === lettersOf(name),
  );
  expect(properties.length).toBeGreaterThan(2_000);
  expect(silent.map(({ at }) => at)).toEqual([]);
});

test('every parameter says what it is', () => {
  const silent = operations.filter(({ parameters }) =>
    parameters.some(({ $ref, description }) => !$ref && !description),
  );
  expect(addresses(silent)).toEqual([]);
});

test('every amount says its unit', () => {
  const isNumber = ({ type = [] }: Schema) =>
    [type].flat().some((each) => each === 'number' || each === 'integer');
  const isAmount = (schema: Schema): boolean =>
    schema.$ref === '#/components/schemas/Minor' ||
    (schema.anyOf ?? []).some(isAmount) ||
    (schema.items !== undefined && isAmount(schema.items));
  const isNamedAsOne = (name: string) =>
    /price|amount|fees?$|tax$|taxRate|discount$|charge$|paid$|refund|income/i.test(name);
  const amounts = properties.filter(
    ({ name, schema }) => isAmount(schema) || (isNumber(schema) && isNamedAsOne(name)),
  );
  const silent = amounts.filter(
    ({ schema }) => !/minor unit|percent|satoshis/i.test(schema.description ?? ''),
  );
  expect(amounts.length).toBeGreaterThan(70);
  expect(silent.map(({ at }) => at)).toEqual([]);
});

test('the document follows Redocly’s recommended rules', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lint({ ref: 'src/contract/generated/openapi.json', config });
  expect(problems.map(({ message, location }) => `${message} ${location[0]?.pointer}`)).toEqual([]);
});
