export * from './promotions';
export * from './tickets';
export type { HeadlessProps, HeadlessState } from './useRenderElement';
