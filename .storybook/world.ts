import {
  createMockBackend,
  createMockClock,
  type Faults,
  type Latency,
  type MockBackend,
  type World,
} from '../mocks';

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

interface StoryWorld {
  parameters: { scenario?: World; faults?: Faults; latency?: Latency };
  globals: Record<string, unknown>;
}

/** A backend of the story's own, so that no story sees what another has bought. */
export function worldOf({ parameters, globals }: StoryWorld): MockBackend | undefined {
  const { scenario, faults, latency } = parameters;
  if (!scenario) return undefined;
  return createMockBackend({
    scenario,
    clock: createMockClock({ at: scenario.now, running: globals['clock'] === 'running' }),
    ...(faults ? { faults } : {}),
    ...(latency === undefined ? {} : { latency }),
  });
}
