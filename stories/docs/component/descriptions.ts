import { extractComponentDescription } from 'storybook/internal/docs-tools';
import type { Parameters } from 'storybook/internal/types';
import { withoutReferences } from '../../../scripts/build/references';

interface Described {
  description?: { story?: string; component?: string };
}

/** Without the tag that says how long a name stays as it is, which a badge says. */
const published = (comment: string) =>
  withoutReferences(comment.replace(/\s*@(?:public|experimental)\b/, ''));

const commentsIn = (parameters: Parameters) => (parameters['docs'] as Described | undefined)?.description;

/** What the comment above a story says of it. */
export const descriptionOfStory = (parameters: Parameters): string =>
  published(commentsIn(parameters)?.story ?? '');

/** A component with what was read of it for its table of props. */
export interface Documented {
  __docgenInfo?: { displayName?: string };
}

/** What the comment above a file’s stories says of them, or else the one above their component. */
export const descriptionOfComponent = (parameters: Parameters, component: Documented | undefined): string =>
  published(commentsIn(parameters)?.component ?? extractComponentDescription(component));
