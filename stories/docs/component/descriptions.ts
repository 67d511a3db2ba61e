import { extractComponentDescription } from 'storybook/internal/docs-tools';
import type { Parameters } from 'storybook/internal/types';

/** `parameters.docs`. */
interface DocsParameters {
  description?: { story?: string; component?: string };
  /** A comment as it is published. */
  published: (comment: string) => string;
}

const docsIn = (parameters: Parameters) => parameters['docs'] as DocsParameters;

/** What the comment above a story says of it. */
export const descriptionOfStory = (parameters: Parameters): string =>
  docsIn(parameters).published(docsIn(parameters).description?.story ?? '');

/** A component with what was read of it for its table of props. */
export interface Documented {
  __docgenInfo?: { displayName?: string };
}

/** What the comment above a file’s stories says of them, or else the one above their component. */
export const descriptionOfComponent = (parameters: Parameters, component: Documented | undefined): string =>
  docsIn(parameters).published(
    docsIn(parameters).description?.component ?? extractComponentDescription(component),
  );
