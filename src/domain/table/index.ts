export * from './cells';
export * from './savedViews';
export * from './tableSelection';
export * from './tableView';
