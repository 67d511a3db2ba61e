import type { Copy, Filling } from '../../domain';
import type { RegistrationMethods } from './registrationMethods';

/** Sets fields from elsewhere than the keyboard; an error that this puts right goes away. */
export function putIn(methods: RegistrationMethods, fields: readonly (Copy | Filling)[]): void {
  for (const { name, value } of fields)
    // An answer may be several texts, and to other fields none is.
    methods.setValue(name as `attendees.${string}.${string}`, value, { shouldDirty: true });
  const wrong = fields.map(({ name }) => name).filter((name) => methods.getFieldState(name).error);
  if (wrong.length > 0) void methods.trigger(wrong);
}
