import type { Resolver } from 'react-hook-form';
import type { RegistrationContext, RegistrationValues } from '../../domain';
import { loadAgain } from '../../loading/loadAgain';

type Rules = (context: RegistrationContext) => Resolver<RegistrationValues>;

let rules: Rules | undefined;

/** Loads the rules of registration forms; rejects once three tries have failed. */
const loadRules = loadAgain(async () => {
  const { registrationChecks } = await import('./checks');
  return (rules = registrationChecks);
});

/** A promise of the rules, while they are not there. A form is drawn without them: what they are made of is a fifth of its bytes. */
export const missingRules = (): Promise<Rules> | undefined => (rules ? undefined : loadRules());

/** Checks a form by its rules, once they are there. */
export function registrationResolver(context: RegistrationContext): Resolver<RegistrationValues> {
  let check: Resolver<RegistrationValues> | undefined;
  return async (values, formContext, options) => {
    try {
      check ??= (rules ?? (await loadRules()))(context);
    } catch (cause) {
      // What was left goes unchecked: sending checks it again, or says that nothing can be (FAULTS F145).
      if (options.names?.length === 1) return { values, errors: {} };
      throw cause;
    }
    return check(values, formContext, options);
  };
}
