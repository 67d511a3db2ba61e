import type { ArgTypes } from 'storybook/internal/types';

type Props = Readonly<Record<string, unknown>>;

const isPage = new URLSearchParams(location.search).get('viewMode') === 'docs';

/** What a component keeps by itself until it is given: a value would take that from it. */
function isControlled(name: string, argTypes: ArgTypes) {
  const capital = name.slice(0, 1).toUpperCase() + name.slice(1);
  return name === 'checked' || `on${capital}Change` in argTypes || `default${capital}` in argTypes;
}

/** What each optional boolean is when it is left out. */
function booleansOf(argTypes: ArgTypes): Record<string, boolean> {
  const optional = Object.entries(argTypes).filter(
    ([name, { type }]) =>
      typeof type === 'object' && type.name === 'boolean' && !type.required && !isControlled(name, argTypes),
  );
  return Object.fromEntries(
    optional.map(([name, { table }]) => [name, table?.defaultValue?.summary === 'true']),
  );
}

/** On a page of text an optional boolean is what it is when left out, so that its control is a toggle. A story alone is as it says. */
export const toggles = ({ argTypes, initialArgs }: { argTypes: ArgTypes; initialArgs: Props }): Props =>
  isPage ? { ...booleansOf(argTypes), ...initialArgs } : initialArgs;

/** The code of a story without the booleans that `toggles` gave it. */
export const withoutToggles = (code: string, argTypes: ArgTypes): string =>
  Object.entries(booleansOf(argTypes)).reduce(
    (result, [name, value]) =>
      value
        ? result.replaceAll(new RegExp(`\\s+${name}(?=[\\s/>])`, 'g'), '')
        : result.replaceAll(new RegExp(`\\s+${name}=\\{false\\}`, 'g'), ''),
    code,
  );
