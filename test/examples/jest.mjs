import { run } from '../pack/packed.mjs';

export const prepare = ({ folder }) => run(folder, 'npm', 'test');

/** Nothing is shown in a browser. */
export const smoke = () => [];
