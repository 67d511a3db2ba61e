import Ajv2020, { type ErrorObject } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import document from '../../src/contract/generated/openapi.json';

const root = 'https://boxoffice.invalid/openapi.json';
// OpenAPI's own words beside the schemas are none of Ajv's business.
const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true, validateFormats: true }));
ajv.addSchema(document, root);

/** What is wrong with `value` by the schema of that name, in words; nothing when it conforms. */
export function schemaErrors(schema: string, value: unknown): string[] {
  const validate = schemaOf(schema);
  if (!validate) throw new Error(`openapi.json has no schema ${schema}: run npm run contract`);
  void validate(value);
  return (validate.errors ?? []).map(textOf);
}

/** The same for a call's answer. Without a schema, the call answers nothing. */
export function answerErrors(call: string, value: unknown): string[] {
  const name = `${call}.response`;
  if (schemaOf(name)) return schemaErrors(name, value);
  return value === null ? [] : ['the whole must be empty'];
}

const schemaOf = (name: string) => ajv.getSchema(`${root}#/components/schemas/${name}`);

const textOf = ({ instancePath, message, params }: ErrorObject): string => {
  const allowed = (params as { allowedValues?: unknown }).allowedValues;
  return `${instancePath || 'the whole'} ${message ?? ''}${allowed ? `: ${JSON.stringify(allowed)}` : ''}`;
};
