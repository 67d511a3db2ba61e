/** Of a required `readonly` list, what reads the props says `unknown`: it reads the type without that word. */
export const withoutReadonly = (code: string): string => code.replaceAll(/(?<=: )readonly (?=\S)/g, '');
