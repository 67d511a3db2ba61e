export * from '../embed/frame';
