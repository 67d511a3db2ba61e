export * from '../headless';
