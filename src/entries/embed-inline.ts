export * from '../embed/inline';
