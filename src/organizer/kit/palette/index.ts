export { CommandsProvider, useCommands, type Command } from '../../../headless/palette';
export {
  CommandPalette,
  type CommandGroup,
  type CommandPaletteProps,
  type CommandSearch,
} from './CommandPalette';
