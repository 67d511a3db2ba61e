import { Canvas, Controls, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { H1, Lead } from '../frame/elements';
import { Live } from '../frame/Live';
import { Text } from '../frame/Text';
import { About } from './About';
import * as css from './about.css';
import { descriptionOfComponent, type Documented } from './descriptions';
import { publicNameOf } from './publicName';
import { recordsOf } from './records';
import { States } from './States';
import { statusOf, statusOfName } from './status';
import { StatusBadge } from './StatusBadge';
import { titleOf } from './titles';
import { UseElsewhere } from './UseElsewhere';

/** The page of each file of stories: what is known of its components, one of them to play with, and every state. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const fileName = String(preparedMeta.parameters['fileName']);
  const stories = useContext(DocsContext).componentStories();
  const first = stories[0];
  const hasWorld = preparedMeta.parameters['scenario'] !== undefined;
  const records = recordsOf(fileName);
  const component = preparedMeta.component as Documented | undefined;
  const docs = records[0]?.docs;
  const status = docs ? statusOf(docs) : statusOfName(publicNameOf(component)?.name);
  const purpose = docs?.purpose ?? descriptionOfComponent(preparedMeta.parameters, component);
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
      {first && !hasWorld && component && (
        <div className={css.controls}>
          <Controls of={first.moduleExport as object} />
        </div>
      )}
      {records.map((record, index) => (
        <About
          key={record.name}
          record={record}
          isFirst={index === 0}
          drawnAbove={hasWorld ? undefined : component}
        />
      ))}
      {!docs && <UseElsewhere component={component} fileName={fileName} hasControls={!hasWorld} />}
      <States isFramed={hasWorld} />
    </>
  );
}
