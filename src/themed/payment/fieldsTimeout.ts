/** FAULTS F37: a provider's fields that are not ready by now are not coming. In milliseconds. */
export const fieldsTimeoutMs = 10_000;
