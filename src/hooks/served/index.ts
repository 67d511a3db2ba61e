export { choicesIn } from './keepChoices';
export { BootstrapError, readBootstrap } from './readBootstrap';
export { servedProps, takeOver } from './servedProps';
export { type PageValues } from './values';
export { writeBootstrap } from './writeBootstrap';
