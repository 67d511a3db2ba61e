export { choicesIn } from './keepChoices';
export { BootstrapError, readBootstrap, type ReadBootstrapOptions } from './readBootstrap';
export { servedProps, takeOver, type ServedProps } from './servedProps';
export { type PageValues } from './values';
export { writeBootstrap } from './writeBootstrap';
