/** 002 §5: what is said when a parameter is missing and nothing more exact is known. @public */
export const MISSING_PARAMETERS = "Don't have required parameters.";

/** `required` for members that share the common words. @public */
export const needs = <Name extends string>(...names: Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, MISSING_PARAMETERS])) as Record<Name, string>;
