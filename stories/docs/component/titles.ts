import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** `Tickets/TicketTable` → `TicketTable`. */
export const titleOf = (title: string): string => title.split('/').at(-1) ?? title;

/** The story that prints the anatomy of a component. */
export const handOffOf = (folder: string, name: string): string =>
  toId(`Hand-off/${folder}`, storyNameFromExport(name));
