export * from './cells';
export * from './listSheet';
export * from './savedViews';
export * from './tableSelection';
export * from './tableView';
