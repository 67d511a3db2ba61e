'use client';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useLatest } from '../../react';

/** Something that can be done by its name. @experimental */
export interface Command {
  /** Stable: what was done last is remembered by it. */
  id: string;
  /** "Add a ticket type". */
  label: string;
  /** More words it is found by. */
  keywords?: string | undefined;
  /** After the label, small: what tells it from others of the same label. */
  note?: string | undefined;
  onRun: () => void;
}

interface Registry {
  set: (owner: string, commands: readonly Command[]) => void;
  remove: (owner: string) => void;
}

const RegistryContext = /* @__PURE__ */ createContext<Registry | null>(null);
const CommandsContext = /* @__PURE__ */ createContext<readonly Command[]>([]);

/** Collects the commands of everything in it. @experimental */
export function CommandsProvider({ children }: { children: ReactNode }) {
  const [owners, setOwners] = useState<ReadonlyMap<string, readonly Command[]>>(new Map());
  const set = useCallback((owner: string, commands: readonly Command[]) => {
    setOwners((was) => new Map(was).set(owner, commands));
  }, []);
  const remove = useCallback((owner: string) => {
    setOwners((was) => new Map([...was].filter(([name]) => name !== owner)));
  }, []);
  const registry = useMemo(() => ({ set, remove }), [set, remove]);
  const commands = useMemo(() => [...owners.values()].flat(), [owners]);
  return (
    <RegistryContext.Provider value={registry}>
      <CommandsContext.Provider value={commands}>{children}</CommandsContext.Provider>
    </RegistryContext.Provider>
  );
}

/** What the screens there are at the moment can do. */
export const useAllCommands = (): readonly Command[] => useContext(CommandsContext);

/**
 * Offers commands while the caller is shown; nothing happens where no palette is. What `onRun` does may change at any time.
 * @experimental
 */
export function useCommands(commands: readonly Command[]): void {
  const registry = useContext(RegistryContext);
  const owner = useId();
  const latestRef = useLatest(commands);
  const keywords = commands
    .map(({ id, label, keywords: more }) => [id, label, more ?? ''].join('\n'))
    .join('\n\n');
  useEffect(() => {
    registry?.set(
      owner,
      latestRef.current.map((command) => ({
        ...command,
        onRun: () => latestRef.current.find(({ id }) => id === command.id)?.onRun(),
      })),
    );
    return () => registry?.remove(owner);
  }, [registry, owner, keywords, latestRef]);
}
