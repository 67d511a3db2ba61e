import './copyableKeys';
import './effectsInTime';
import './restoreFields';

export * from 'preact/compat';
export { default } from 'preact/compat';
export { startTransition } from './startTransition';
