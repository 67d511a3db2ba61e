export { CommandsProvider, useAllCommands, useCommands, type Command } from './commands';
export { usePickList, type PickListOptions } from './usePickList';
