import { ArgTypes } from '@storybook/addon-docs/blocks';
import { A, Code, H2, H3, Lead, P, Table, Td, Th, Ul } from '../frame/elements';
import { Live } from '../frame/Live';
import { useStoryIndex } from '../frame/storyIndex';
import { Text } from '../frame/Text';
import * as css from './about.css';
import type { ComponentDocs } from './ComponentDocs';
import { folderOf, pathOfComponent, type ComponentRecord } from './records';
import { statusOf } from './status';
import { StatusBadge } from './StatusBadge';
import { handOffOf } from './titles';
import { Use } from './Use';

interface AboutProps {
  record: ComponentRecord;
  /** Its purpose stands at the head of the page already. */
  isFirst: boolean;
  /** Its props stand beside their controls already. */
  drawnAbove?: object | undefined;
}

/** All that is known of one component. */
export function About({ record, isFirst, drawnAbove }: AboutProps) {
  const { name, docs, path } = record;
  const { components, does, donts, accessibility, keyboard, related, draw } = docs;
  const documented = Object.entries(components).filter(([, reference]) => '__docgenInfo' in reference);
  const anatomy = handOffOf(folderOf(path), name);
  return (
    <section aria-label={name} id={isFirst ? name : undefined}>
      {!isFirst && (
        <>
          <H2 id={name}>{name}</H2>
          <StatusBadge of={statusOf(docs)} />
          <Lead>
            <Text of={docs.purpose} />
          </Lead>
        </>
      )}
      <Use of={record} />
      {docs.parts.length > 0 && <H3>Anatomy</H3>}
      {draw ? (
        <Live story={anatomy} title={`Parts of ${name}, measured`} tallest={1400} />
      ) : (
        <Parts parts={docs.parts} />
      )}
      {(does.length > 0 || donts.length > 0) && <Advice does={does} donts={donts} />}
      <H3>Accessibility</H3>
      <Ul>
        {accessibility.map((note) => (
          <li key={note}>
            <Text of={note} />
          </li>
        ))}
      </Ul>
      <Keyboard keys={keyboard} />
      {documented.map(
        ([component, reference]) =>
          reference !== drawnAbove && (
            <div key={component}>
              <H3>{documented.length > 1 ? `Props of ${component}` : 'Props'}</H3>
              <ArgTypes of={reference} />
            </div>
          ),
      )}
      {related.length > 0 && <Related names={related} />}
    </section>
  );
}

function Parts({ parts }: Pick<ComponentDocs, 'parts'>) {
  return (
    <Ul>
      {parts.map(({ name, note }) => (
        <li key={name}>
          {name}
          {note !== undefined && <Text of={`: ${note}`} />}
        </li>
      ))}
    </Ul>
  );
}

function Advice({ does, donts }: Pick<ComponentDocs, 'does' | 'donts'>) {
  return (
    <div className={css.advice}>
      <div className={css.does}>
        <H3>Do</H3>
        <Ul>
          {does.map((advice) => (
            <li key={advice}>
              <Text of={advice} />
            </li>
          ))}
        </Ul>
      </div>
      <div className={css.donts}>
        <H3>Don’t</H3>
        <Ul>
          {donts.map((advice) => (
            <li key={advice}>
              <Text of={advice} />
            </li>
          ))}
        </Ul>
      </div>
    </div>
  );
}

function Keyboard({ keys }: { keys: ComponentDocs['keyboard'] }) {
  if (keys.length === 0) return <P>It takes no keys of its own.</P>;
  return (
    <Table label="Keyboard">
      <thead>
        <tr>
          <Th>Key</Th>
          <Th>What it does</Th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([key, does]) => (
          <tr key={key}>
            <Td>
              <Code>{key}</Code>
            </Td>
            <Td>
              <Text of={does} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Related({ names }: { names: readonly string[] }) {
  return (
    <>
      <H3>Related</H3>
      <Ul>
        {names.map((name) => (
          <li key={name}>
            <RelatedLink name={name} />
          </li>
        ))}
      </Ul>
    </>
  );
}

function RelatedLink({ name }: { name: string }) {
  const file = `./stories/${pathOfComponent(name) ?? ''}.stories.tsx`;
  const page = useStoryIndex().find(({ type, importPath }) => type === 'docs' && importPath === file);
  return page ? <A href={`?path=/docs/${page.id}`}>{name}</A> : <Code>{name}</Code>;
}
