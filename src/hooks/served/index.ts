export { BootstrapError, readBootstrap, type ReadBootstrapOptions } from './readBootstrap';
export { servedProps, takeOver, type ServedProps } from './servedProps';
export { bootstrapId, type PageValues } from './values';
export { writeBootstrap } from './writeBootstrap';
