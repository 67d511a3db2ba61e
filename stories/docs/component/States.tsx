import { Anchor, Canvas, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { H2, H3, P } from '../frame/elements';
import { Live } from '../frame/Live';
import { Text } from '../frame/Text';
import { descriptionOfStory } from './descriptions';

export interface StatesProps {
  /** They need a page of their own each, because of their backend. */
  isFramed: boolean;
}

/** Every state of the page's components: a story each, with what is to be seen in it. */
export function States({ isFramed }: StatesProps) {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount);
  return (
    <>
      <H2 id="stories">Every state</H2>
      {isFramed
        ? stories.map((story) => (
            <Anchor key={story.id} storyId={story.id}>
              <Description of={descriptionOfStory(story.parameters)} />
              <Live story={story.id} title={story.name} />
            </Anchor>
          ))
        : // The first stands at the head of the page.
          stories.slice(1).map((story) => (
            <Anchor key={story.id} storyId={story.id}>
              <H3>{story.name}</H3>
              <Description of={descriptionOfStory(story.parameters)} />
              <Canvas of={story.moduleExport as object} />
            </Anchor>
          ))}
    </>
  );
}

const Description = ({ of }: { of: string }) =>
  of === '' ? null : (
    <P>
      <Text of={of} />
    </P>
  );
