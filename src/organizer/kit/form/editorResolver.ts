import { toNestErrors } from '@hookform/resolvers';
import { yupResolver } from '@hookform/resolvers/yup';
import { get, type FieldError, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type { AnyObjectSchema } from 'yup';
import type { FieldEntry } from './EditorContext';
import { isKey } from './problemText';

/**
 * Checks the whole form on submit and just the field that was left or corrected otherwise: two hundred fields must not be read again
 * for one of them. What a field itself can't read comes before what the schema says. Rules over several fields find the whole form as
 * `values` of yup's context.
 */
export function editorResolver(schema: AnyObjectSchema, entries: ReadonlyMap<string, FieldEntry>): Resolver {
  const checkAll = yupResolver(schema);
  const unreadable = (values: FieldValues, names: Iterable<string>): Record<string, FieldError> => {
    const found: Record<string, FieldError> = {};
    for (const name of names) {
      const message = entries.get(name)?.check?.(get(values, name));
      if (message) found[name] = { type: 'unreadable', message };
    }
    return found;
  };
  return async (values, _context, options) => {
    const [name, ...others] = options.names ?? [];
    if (name === undefined || others.length > 0) {
      const ofFields = unreadable(values, entries.keys());
      const bySchema = readable(await checkAll(values, { values }, options));
      if (Object.keys(ofFields).length === 0) return bySchema;
      return { values: {}, errors: { ...bySchema.errors, ...toNestErrors(ofFields, options) } };
    }
    const ofField = unreadable(values, [name]);
    if (name in ofField) return { values: {}, errors: toNestErrors(ofField, options) };
    try {
      await schema.validateAt(name, values, { context: { values } });
      return { values, errors: {} };
    } catch (cause) {
      const { message, type } = cause as { message: string; type?: string };
      // A field the schema does not know has nothing to be checked.
      if (type === undefined) return { values, errors: {} };
      return readable({ values: {}, errors: toNestErrors({ [name]: { type, message } }, options) });
    }
  };
}

/** What yup itself says of a value of another type is for nobody who fills a form: it counts as not filled in. */
function readable<Result extends { errors: FieldErrors }>(result: Result): Result {
  const walk = (errors: object): void => {
    for (const entry of Object.values(errors) as unknown[]) {
      if (typeof entry !== 'object' || entry === null || entry instanceof Node) continue;
      const { type, message } = entry as Partial<FieldError>;
      if (typeof type !== 'string') walk(entry);
      else if (ofType.has(type) && typeof message === 'string' && !isKey(message))
        Object.assign(entry, { message: 'validation.fieldRequired' });
    }
  };
  walk(result.errors);
  return result;
}

const ofType = new Set(['typeError', 'nullable', 'optionality']);
