import { endpoints, scenarios, type EndpointName, type Fault, type Faults } from 'boxoffice/mocks';
import type { FakeCaptchaOptions } from 'boxoffice/testing';

export type ScenarioName = keyof typeof scenarios;

/** What an address asks of the demo's backend, e.g. `?scenario=soldOut&fault=getTickets:error500*1&latency=300`. */
export interface DemoQuery {
  scenario?: ScenarioName;
  faults: Faults;
  /** Milliseconds. */
  latency: number;
  clock?: 'frozen' | 'running';
}

export const scenarioNames = Object.keys(scenarios) as ScenarioName[];
export const endpointNames: readonly EndpointName[] = [...endpoints.values()].sort();

/** Every way a call may fail, with how it is requested. */
export const faultKinds = [
  ...(['error500', 'html502', 'truncated', 'empty204', 'networkError'] as const),
  ...(['neverAnswers', 'lostAfterCommit', 'refused'] as const),
] satisfies Fault['kind'][];

/** Ticket types of the scenario that has as many as one likes. */
const many = 100;

export const worldOf = (name: ScenarioName) => {
  const scenario = scenarios[name];
  return typeof scenario === 'function' ? scenario(many) : scenario;
};

/** Reads what can be read and leaves out the rest: an address is written by hand. */
export function readDemoQuery(search: string): DemoQuery {
  const params = new URLSearchParams(search);
  const scenario = scenarioNames.find((name) => name === params.get('scenario'));
  const latency = Number(params.get('latency') ?? 0);
  const clock = (['frozen', 'running'] as const).find((value) => value === params.get('clock'));
  return {
    faults: Object.fromEntries(params.getAll('fault').flatMap((written) => readFault(written) ?? [])),
    latency: Number.isFinite(latency) && latency > 0 ? latency : 0,
    ...(scenario && { scenario }),
    ...(clock && { clock }),
  };
}

export const captchaOutcomes = [
  ...(['passes', 'fails', 'closed', 'expired'] as const),
  ...(['neverAnswers', 'blocked', 'refused'] as const),
] satisfies FakeCaptchaOptions['outcome'][];

/** What the first try of the demo's captcha comes to, e.g. `?scenario=captcha&captcha=refused`. */
export const captchaOutcome = (search: string) =>
  captchaOutcomes.find((outcome) => outcome === new URLSearchParams(search).get('captcha')) ?? 'passes';

/** `call:kind`, `call:refused@4012`, `call:error500*1` (once). */
const faultForm = /^(\w+):(\w+)(?:@(\d+))?(?:\*(\d+))?$/;

function readFault(written: string): [EndpointName, Fault][] | null {
  const [, call, requested, code, times] = faultForm.exec(written) ?? [];
  const name = endpointNames.find((known) => known === call);
  const kind = faultKinds.find((known) => known === requested);
  if (!name || !kind) return null;
  const fault = { kind, ...(code && { code: Number(code) }), ...(times && { times: Number(times) }) };
  return [[name, fault as Fault]];
}

export const writeFault = (name: EndpointName, { kind, code, times }: Fault): string =>
  `${name}:${kind}${code ? `@${code}` : ''}${times === undefined ? '' : `*${times}`}`;

const parameters = ['scenario', 'fault', 'latency', 'clock'];

/** The part of an address that is about the demo's backend, always in the same order. */
export function demoPart(search: string): string {
  const params = new URLSearchParams(search);
  return parameters.flatMap((name) => params.getAll(name).map((value) => `${name}=${value}`)).join('&');
}
