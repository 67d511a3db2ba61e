import { ArgTypes } from '@storybook/addon-docs/blocks';
import { A, Code, H3, P } from '../frame/elements';
import { useStoryIndex } from '../frame/storyIndex';
import { internalParts } from './internalParts';
import { publicNameOf } from './publicName';
import { docsPathOf, recordOf, type ComponentRecord } from './records';
import { Use } from './Use';

interface UseElsewhereProps {
  /** What the stories draw. */
  component: object | undefined;
  fileName: string;
  /** Its props stand beside their controls already. */
  hasControls: boolean;
}

/** On a page that tells nothing more of what its stories draw: how it is used, or what is used that has it in it. */
export function UseElsewhere({ component, fileName, hasControls }: UseElsewhereProps) {
  const publicName = publicNameOf(component);
  const own = recordOf(publicName);
  const record = own ?? recordOf(internalParts[docsPathOf(fileName)]);
  // What is made by a function has its props where it is told of.
  const reference = (publicName && own?.docs.components[publicName.name]) ?? component;
  return (
    <>
      {record && !own && (
        <P>
          This is internal: the package does not export it by itself. <Code>{record.name}</Code> has it in it.
        </P>
      )}
      {record && <Use of={record} />}
      {record && <LinkTo record={record} />}
      {!hasControls && reference && '__docgenInfo' in reference && (
        <>
          <H3>Props</H3>
          <ArgTypes of={reference} />
        </>
      )}
    </>
  );
}

function LinkTo({ record: { path, name } }: { record: ComponentRecord }) {
  const file = `./stories/${path}.stories.tsx`;
  const page = useStoryIndex().find(({ type, importPath }) => type === 'docs' && importPath === file);
  return (
    page && (
      <P>
        <A href={`?path=/docs/${page.id}#${encodeURIComponent(name)}`}>{`More about ${name}`}</A>
      </P>
    )
  );
}
