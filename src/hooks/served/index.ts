export { choicesIn, type Choice } from './keepChoices';
export { BootstrapError, readBootstrap, type ReadBootstrapOptions } from './readBootstrap';
export { servedProps, takeOver, type ServedProps, type TakeOverOptions } from './servedProps';
export { bootstrapId, type PageValues } from './values';
export { writeBootstrap } from './writeBootstrap';
