import { readFileSync } from 'node:fs';
import { errorCodes } from '../../src/contract';
import type { ApiBase, Caller, Endpoint, ErrorCode } from '../../src/contract';
import { described, withDescription } from './descriptions';
import { headerParameters, headersOf } from './headers';
import { pathParameters } from './pathParameters';
import type { DeclaredCall } from './readContract';
import { codesOf, refusalComponents, refusalsOf } from './refusals';
import type { JsonSchema, Schemas } from './schemas';

const prefixes: Record<ApiBase, string> = { v1: '/api/v1', v2: '/api/v2', api: '/api' };

const fileTypes: Record<string, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv',
  ics: 'text/calendar',
  pdf: 'application/pdf',
  text: 'text/plain',
};
const bodyTypes: Record<string, string> = { text: 'text/plain', multipart: 'multipart/form-data' };

const security: Record<Caller, string> = {
  guest: 'guestToken',
  provider: 'provider',
  account: 'session',
  support: 'session',
};

/** `holdTickets.request`: where a call's own schema is found among the components. */
const schemaName = (call: string, part: 'request' | 'response'): string => `${call}.${part}`;

interface Operation {
  summary: string;
  [key: string]: unknown;
}

/** The contract as an OpenAPI 3.1 document. Calls that share method and path are one operation with alternatives. */
export function makeOpenApi(calls: readonly DeclaredCall[], schemas: Schemas, version: string) {
  const paths: Record<string, Record<string, Operation>> = {};
  const refusals: ErrorCode[][] = [];
  for (const call of calls) {
    const path = prefixes[call.endpoint.base] + call.endpoint.path.replace(/:(\w+)/g, '{$1}');
    const method = call.endpoint.method.toLowerCase();
    const together = calls.filter(({ endpoint }) => isSameAddress(endpoint, call.endpoint));
    const [first] = together;
    if (first !== call) continue;
    const codes = [...new Set(together.flatMap(codesOf))].sort();
    refusals.push(codes);
    (paths[path] ??= {})[method] = operation(together, codes, schemas);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Boxoffice backend contract',
      version,
      description:
        'Every call the widget, the confirmation and the organizer screens make. `x-chosen`: the path was chosen for this contract; `x-chosen-shape`: so was the shape of its request or answer. `x-timeout-ms`: how long the client waits for the whole answer. Prefixes are configuration of the client.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The page’s own origin; the client can be pointed elsewhere.' }],
    tags: [...new Set(calls.map(({ area }) => area))].map((name) => ({
      name,
      description: `${areaText(name)}.`,
    })),
    paths,
    components: {
      schemas: described(
        { ...schemas.entities, ...ownSchemas(calls, schemas), Failure: failureSchema },
        schemas.entities,
      ),
      parameters: headerParameters,
      responses: {
        ...refusalComponents(refusals),
        Failure: {
          description: 'Refused in another way. `code` says why, where the body has one.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'access_token' },
        guestToken: { type: 'http', scheme: 'guest', description: 'The token of an order.' },
        provider: {
          type: 'http',
          scheme: 'provider',
          description: 'Provider, key and secret, or a member id.',
        },
      },
    },
  };
}

const architecture = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');

/** What an area is, as its row in docs/architecture.md says. */
function areaText(area: string): string {
  const [, text] = new RegExp(`^\\| \`${area}\` +\\| (.+?) +\\|`, 'm').exec(architecture) ?? [];
  if (!text) throw new Error(`docs/architecture.md has no row for ${area}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const isSameAddress = (a: Endpoint, b: Endpoint): boolean =>
  a.method === b.method && a.base === b.base && a.path === b.path;

function ownSchemas(calls: readonly DeclaredCall[], schemas: Schemas): Record<string, JsonSchema> {
  const own: Record<string, JsonSchema> = {};
  for (const { name } of calls) {
    const request = schemas.of(name, 'body');
    const response = schemas.of(name, 'ok');
    if (request) own[schemaName(name, 'request')] = request;
    if (response && response.type !== 'null') own[schemaName(name, 'response')] = response;
  }
  return own;
}

function operation(calls: readonly DeclaredCall[], codes: readonly ErrorCode[], schemas: Schemas): Operation {
  const [call] = calls;
  if (!call) throw new Error('An operation needs a call');
  const { endpoint, area } = call;
  return {
    operationId: calls.map(({ name }) => name).join('_or_'),
    'x-calls': calls.map((each) => each.name),
    tags: [area],
    summary: calls.map(({ summary }) => summary).join(' Or: '),
    description: calls.map(describe).join('\n\n'),
    security: endpoint.auth ? [{ [security[endpoint.auth]]: [] }] : [],
    ...(endpoint.chosen ? { 'x-chosen': true } : {}),
    ...(endpoint.chosenShape ? { 'x-chosen-shape': true } : {}),
    'x-timeout-ms': Math.max(...calls.map((each) => each.endpoint.timeout)),
    'x-codes': codes,
    parameters: parametersOf(calls, schemas),
    ...requestBody(calls, schemas),
    responses: {
      ...success(calls, schemas),
      ...refusalsOf(codes),
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

const describe = ({ name, description, endpoint }: DeclaredCall): string => {
  const reported = endpoint.when
    ? ` Told by the body’s \`${endpoint.when.field}\`${endpoint.when.value ? `: \`${endpoint.when.value}\`` : ''}.`
    : '';
  return `**${name}**: ${description}${reported}`;
};

function parametersOf(calls: readonly DeclaredCall[], schemas: Schemas) {
  const inPath = pathParameters(calls[0]?.endpoint.path ?? '');
  const queries = calls.map(({ name }) => schemas.of(name, 'query'));
  const inQuery = Object.entries(
    Object.assign({}, ...queries.map((query) => query?.properties)) as object,
  ).map(([parameter, schema]: [string, JsonSchema]) => {
    const { description, ...rest } = withDescription(schema, schemas.entities);
    return {
      name: parameter,
      in: 'query',
      required: queries.every((query) => query?.required?.includes(parameter)),
      ...(description ? { description } : {}),
      schema: rest,
    };
  });
  return [...inPath, ...inQuery, ...neededHeaders(calls)];
}

/** Calls of one address have one method, and need the same headers. */
function neededHeaders(calls: readonly DeclaredCall[]) {
  const [headers = [], ...others] = calls.map(({ endpoint }) => headersOf(endpoint));
  if (others.some((other) => other.length !== headers.length))
    throw new Error(`${calls.map(({ name }) => name).join(', ')} share an address and need other headers`);
  return headers;
}

const oneOf = (names: readonly string[]) => {
  const references = names.map((name) => ({ $ref: `#/components/schemas/${name}` }));
  return references.length === 1 ? references[0] : { anyOf: references };
};

function requestBody(calls: readonly DeclaredCall[], schemas: Schemas) {
  const withBody = calls.filter(({ name }) => schemas.of(name, 'body'));
  const [first] = withBody;
  if (!first) return {};
  const schema = oneOf(withBody.map(({ name }) => schemaName(name, 'request')));
  const type = bodyTypes[first.endpoint.sends ?? ''] ?? 'application/json';
  return { requestBody: { required: true, content: { [type]: { schema } } } };
}

function success(calls: readonly DeclaredCall[], schemas: Schemas) {
  const [first] = calls;
  const { answers, answersHeader } = first?.endpoint ?? {};
  if (answersHeader)
    return {
      204: {
        description: `Done; the answer is the ${answersHeader} header.`,
        headers: { [answersHeader]: { schema: { type: 'string' } } },
      },
    };
  const withAnswer = calls.filter(({ name }) => schemas.of(name, 'ok')?.type !== 'null');
  if (withAnswer.length === 0) return { 204: { description: 'Done.' } };
  const schema = schemas.of(first?.name ?? '', 'ok')
    ? oneOf(withAnswer.map(({ name }) => schemaName(name, 'response')))
    : { type: 'string', format: 'binary' };
  const type = fileTypes[answers ?? ''] ?? 'application/json';
  return { 200: { description: 'Done.', content: { [type]: { schema } } } };
}

const failureSchema: JsonSchema = {
  type: 'object',
  description: `The body of every failed answer. Codes:\n${Object.entries(errorCodes)
    .map(([code, meaning]) => `- ${code}: ${meaning}`)
    .join('\n')}`,
  required: ['code'],
  properties: {
    code: {
      type: 'integer',
      description: 'One of those above; others are shown as an error of no known kind.',
    },
    message: { type: 'string', description: 'In words; shown to people where the code says so.' },
    responseError: {
      type: 'string',
      description: 'The gateway’s own words, which override `message` (000 §8).',
    },
    processorError: { type: 'string', description: 'The words of the processor behind the gateway.' },
    type: { const: 'validationError', description: 'With it come `field` and `error` (002 §3).' },
    field: { type: 'string', description: 'The member that is wrong, e.g. `tickets[0].id`.' },
    error: {
      description:
        'What is wrong with `field`; or, when sign-in is needed, what carries the auth error code (002 §8).',
      anyOf: [
        { type: 'string' },
        {
          type: 'object',
          required: ['error-code'],
          properties: {
            'error-code': {
              type: 'string',
              description: '`AUTH_REQUIRED`, unless client and backend agree on another.',
            },
          },
        },
      ],
    },
  },
};
