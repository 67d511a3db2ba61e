export * from './tableSelection';
export * from './tableView';
