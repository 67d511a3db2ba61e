import { createMockBackend, type Faults, type Latency, type MockBackend, type World } from '../mocks';
import { createTextStore, type TextStore } from '../src/hooks';
import { clockFor, isJump, jump } from './moments';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** The backend's data; a story without one has no backend. */
    scenario?: World;
    /** Calls that go wrong, by endpoint name. */
    faults?: Faults;
    /** Milliseconds before the backend answers. */
    latency?: Latency;
  }
}

/** What a product story lives in; `loaded` has it. */
export interface StoryWorld {
  backend: MockBackend;
  tabStore: TextStore;
  /** Another one for each world, so that what lived in the one before is gone. */
  worldKey: string;
}

interface StoryContext {
  id: string;
  parameters: { scenario?: World; faults?: Faults; latency?: Latency };
  globals: Record<string, unknown>;
}

const memoryOnly = () => {
  throw new Error('Stories leave nothing behind.');
};

let current: { key: string; world: StoryWorld } | undefined;

/** A world of the story's own, so that no story sees what another has bought. A new theme or language keeps it, time may pass in it. */
export function worldOf({ id, parameters, globals }: StoryContext): StoryWorld | undefined {
  const { scenario, faults, latency } = parameters;
  if (!scenario) return undefined;
  const requested = globals['clock'];
  const key = `${id} ${String(requested)}`;
  if (current && (current.key === key || isJump(requested))) {
    if (isJump(requested) && current.key !== key) jump(current.world.backend, requested);
    current = { ...current, key };
    return current.world;
  }
  const backend = createMockBackend({
    scenario,
    clock: clockFor(scenario, requested),
    ...(faults ? { faults } : {}),
    ...(latency === undefined ? {} : { latency }),
  });
  current = { key, world: { backend, tabStore: createTextStore(memoryOnly), worldKey: key } };
  return current.world;
}

/** The story is over: shown again, it begins anew. */
export const endWorld = () => {
  current = undefined;
};
