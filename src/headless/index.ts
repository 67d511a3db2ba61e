export * from './calendar';
export * from './confirmation';
export * from './order';
export * from './payment';
export * from './promotions';
export * from './registration';
export * from './sharing';
export * from './tickets';
export type { HeadlessProps } from './useRenderElement';
