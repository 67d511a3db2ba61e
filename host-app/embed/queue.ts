import { elementName, type HostCommands, type TicketsElement } from 'boxoffice/embed';

type Type = Exclude<keyof HostCommands, 'scrolledToTop'>;

/** `Boxoffice.push({ type: 'setLocale', locale: 'de', to: '#vip' })`. `to` is a selector; without it all elements are meant. */
type QueuedCommand = { [T in Type]: HostCommands[T] & { type: T; to?: string } }[Type];

declare global {
  interface Window {
    /** An array until the script is there, and the same `push` afterwards: nobody has to wait for it. */
    Boxoffice?: Pick<QueuedCommand[], 'push'>;
  }
}

/**
 * The one global: what is pushed goes to the elements that are there, or waits for the first that is meant. Answers what is to be
 * called when another one has come.
 */
export function openQueue(): () => void {
  const before = window.Boxoffice;
  let waiting = Array.isArray(before) ? (before as QueuedCommand[]) : [];
  const give = (command: QueuedCommand) => {
    const elements = [...document.querySelectorAll<TicketsElement>(elementName)];
    const meant = elements.filter((element) => element.matches(command.to ?? '*'));
    for (const element of meant) giveTo(element, command);
    return meant.length > 0;
  };
  window.Boxoffice = {
    push: (...commands) => waiting.push(...commands.filter((command) => !give(command))),
  };
  return () => {
    waiting = waiting.filter((command) => !give(command));
  };
}

function giveTo(element: TicketsElement, command: QueuedCommand) {
  const { type } = command;
  if (type === 'open') element.open();
  else if (type === 'close') element.close();
  // What is none of the protocol's members, `type` and `to` among them, is not sent.
  else element.command(type, command);
}
