import { describe, expect, it } from 'vitest';
import { readCodeGraph } from '../../scripts/contract/codeGraph';
import { sendersOf } from '../../scripts/contract/senders';
import { endpoints, type EndpointName } from '../../mocks';

/** Calls that no hook and no function sends, and why. */
const unsent: Partial<Record<EndpointName, string>> = {
  searchEvents: 'EventsScreen searches what listEvents answered, which is every event of the account.',
  getOrderJob: 'useOrderJobs reads all of them by listOrderJobs.',
  getCustomHtml: 'Read by an event’s website, which is no part of the package.',
};

const graph = readCodeGraph();
const namesOf = (call: EndpointName) => {
  const { functions, screens } = sendersOf(call, graph);
  const names = (symbols: readonly { name: string }[]) => symbols.map(({ name }) => name).sort();
  return { functions: names(functions), screens: names(screens) };
};

describe('every call of the contract', () => {
  it('is sent by a hook or a function, but for those with a reason', () => {
    const found = [...endpoints.values()].filter((name) => sendersOf(name, graph).functions.length === 0);
    expect(found.sort()).toEqual(Object.keys(unsent).sort());
  });
});

describe('who sends a call', () => {
  it('is the hook it is written in, and the screen that uses the hook', () => {
    expect(namesOf('createResource')).toEqual({
      functions: ['useResources'],
      screens: ['ResourcesScreen'],
    });
  });

  it('is a function that partners call, with the components that do', () => {
    expect(namesOf('getTickets').functions).toContain('useTickets');
    expect(namesOf('getTickets').screens).toContain('TicketWidget');
  });

  it('is not who reads it again', () => {
    // useWebsite has it in its list of what to read again after a change.
    expect(namesOf('getCustomHtml')).toEqual({ functions: [], screens: [] });
  });

  it('is found through what is loaded later', () => {
    // SwapStep is in a chunk of its own.
    expect(namesOf('holdSwap').screens).toContain('TicketWidget');
  });
});
