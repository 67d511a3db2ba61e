import { Fragment } from 'react';
import { Code } from './elements';

/** A sentence in which what stands between backticks is code. */
export const Text = ({ of }: { of: string }) =>
  of
    .split('`')
    .map((piece, index) =>
      index % 2 === 1 ? <Code key={index}>{piece}</Code> : <Fragment key={index}>{piece}</Fragment>,
    );
