import { isMessage } from '../channel';
import { hostCommands, type HostCommands } from '../protocol';

/** Commands that a page gives; the answer to a request is not among them. */
export type CommandType = Exclude<keyof HostCommands, 'scrolledToTop'>;

type Give = <Type extends CommandType>(type: Type, payload: HostCommands[Type]) => void;

interface Commands {
  /** @throws TypeError when it is not what the protocol says. */
  give: Give;
  /** The frame hears: it is told what was given before. */
  connect: (say: Give) => void;
  /** The frame is gone, and does not hear until the next one is ready. */
  disconnect: () => void;
}

/**
 * What the page wants of the frame, until the frame is ready to hear it. The last wish of a kind counts. What sets something stays,
 * because a frame that was loaded anew knows nothing of it.
 */
export function keepCommands(): Commands {
  const queued = new Map<CommandType, HostCommands[CommandType]>();
  const stays = (type: CommandType) => type.startsWith('set');
  let say: Give | undefined;
  return {
    give(type, payload) {
      if (!isMessage(hostCommands, type, payload))
        throw new TypeError(`${JSON.stringify(payload)} is nothing for '${type}'`);
      say?.(type, payload);
      if (!say || stays(type)) queued.set(type, payload);
    },
    connect(ready) {
      say = ready;
      for (const [type, payload] of queued) {
        ready(type, payload);
        if (!stays(type)) queued.delete(type);
      }
    },
    disconnect() {
      say = undefined;
    },
  };
}
