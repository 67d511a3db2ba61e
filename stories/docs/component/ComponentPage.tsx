import { ArgTypes, Canvas, Controls, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { H1, Lead } from '../frame/elements';
import { Live } from '../frame/Live';
import { Text } from '../frame/Text';
import { About } from './About';
import { descriptionOfComponent, type Documented } from './descriptions';
import { docsOf } from './records';
import { States } from './States';
import { statusOf, statusOfName } from './status';
import { StatusBadge } from './StatusBadge';
import { titleOf } from './titles';

/** The page of each file of stories: what is known of its components, one of them to play with, and every state. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const fileName = String(preparedMeta.parameters['fileName']);
  const docs = docsOf(fileName);
  const stories = useContext(DocsContext).componentStories();
  const first = stories[0];
  const hasWorld = preparedMeta.parameters['scenario'] !== undefined;
  const records = Object.entries(docs ?? {});
  const component = preparedMeta.component as Documented | undefined;
  const record = records[0]?.[1];
  const status = record ? statusOf(record) : statusOfName(component?.__docgenInfo?.displayName);
  const purpose = record?.purpose ?? descriptionOfComponent(preparedMeta.parameters, component);
  return (
    <>
      <H1>{titleOf(preparedMeta.title)}</H1>
      {status && <StatusBadge of={status} />}
      <Lead>
        <Text of={purpose} />
      </Lead>
      {first &&
        (hasWorld ? (
          <Live story={first.id} title={first.name} />
        ) : (
          <Canvas of={first.moduleExport as object} />
        ))}
      {first && !hasWorld && component && <Controls of={first.moduleExport as object} />}
      {records.map(([name, record], index) => (
        <About
          key={name}
          name={name}
          docs={record}
          fileName={fileName}
          isFirst={index === 0}
          drawnAbove={hasWorld ? undefined : component}
        />
      ))}
      {!docs && hasWorld && component && <ArgTypes of={component} />}
      <States isFramed={hasWorld} />
    </>
  );
}
