export { CommandsProvider, useAllCommands, useCommands, type Command } from './commands';
export { usePickList } from './usePickList';
