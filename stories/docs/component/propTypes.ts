import { extractComponentProps, hasDocgen, type ArgTypesExtractor } from 'storybook/internal/docs-tools';
import type { StrictInputType } from 'storybook/internal/types';

type PropType = NonNullable<StrictInputType['type']>;
type Row = ReturnType<typeof extractComponentProps>[number];

/** A comment as it is published. */
type Published = (comment: string) => string;

/** Longer ones open on a press. */
const maxTypeLength = 120;

/** A type as its author wrote it; `undefined` is what the missing star beside the name says, and what a promise holds, or a function answers, may be anything. */
function writtenType({ docgenInfo: { tsType }, propDef }: Row): string {
  const raw = tsType?.raw ?? tsType?.name ?? propDef.type?.summary ?? '';
  return raw
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replaceAll(/\breadonly /g, '')
    .replaceAll(/ \| undefined$|undefined \| /g, '')
    .replace(/^Readonly<(.*)>$/, '$1')
    .replaceAll(/\bReadonlyArray<((?:[^<>]|<[^<>]*>)+)>/g, '$1[]')
    .replaceAll('Promise<unknown>', 'Promise')
    .replaceAll(/=> unknown\b/g, '=> void');
}

const tableType = (type: string) =>
  type.length > maxTypeLength
    ? { summary: `${type.slice(0, maxTypeLength)}…`, detail: type }
    : { summary: type };

const simpleTypes = ['boolean', 'string', 'number'] as const;
const literals = /^'[^']*'(?: \| '[^']*')*$/;

/** Storybook takes what may be `undefined` for an object to type in. */
function typeOf({ propDef: { required, sbType } }: Row, written: string): PropType {
  const simple = simpleTypes.find((name) => name === written);
  if (simple) return { name: simple, required };
  if (literals.test(written))
    return { name: 'enum', value: written.split(' | ').map((literal) => literal.slice(1, -1)), required };
  return { ...(sbType as PropType), required };
}

function argTypeOf(row: Row, published: Published): StrictInputType {
  const { name, description = '', defaultValue, jsDocTags } = row.propDef;
  const written = writtenType(row);
  return {
    name,
    description: published(description),
    type: typeOf(row, written),
    table: { type: tableType(written), jsDocTags, ...(defaultValue && { defaultValue }) },
  };
}

/** The rows of a table of props, with the types that stand in the sources instead of names such as `union`. */
export const propTypes =
  (published: Published): ArgTypesExtractor =>
  (component) =>
    hasDocgen(component)
      ? Object.fromEntries(
          extractComponentProps(component, 'props').map((row) => [
            row.propDef.name,
            argTypeOf(row, published),
          ]),
        )
      : null;
