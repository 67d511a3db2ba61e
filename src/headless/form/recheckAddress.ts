import type { RegistrationMethods } from './registrationMethods';

/** What a new country’s addresses don’t have is not wrong any more. */
export function recheckAddress(methods: RegistrationMethods): void {
  for (const name of ['billing.zip', 'billing.city'] as const)
    if (methods.getFieldState(name).error) void methods.trigger(name);
}
