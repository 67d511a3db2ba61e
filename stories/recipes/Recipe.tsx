import { Source } from '@storybook/addon-docs/blocks';

/** The code of a recipe, as it stands in the example. */
export const Recipe = ({ code }: { code: string }) => <Source language="tsx" code={code.trim()} />;
