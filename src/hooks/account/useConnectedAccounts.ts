'use client';
import { useCallback, useState } from 'react';
import type { Client } from '../../client';
import { saveServiceToken, type Instant, type SignInService } from '../../contract';
import { authServices, type AuthFailure, type AuthService, type AuthWindowState } from '../../domain';
import { useLatest } from '../../react';
import { useEnvironment } from '../environment';
import { connectedStore, type ConnectedServices } from './connectedStore';
import type { AuthAnswer } from './openAuthPopup';
import { codeOf, type AuthSettings } from './signIn';
import { useAuthWindow } from './useAuthWindow';
import { useLatestRun } from './useLatestRun';

/** What became of the latest attempt. `keptConnected`: disconnecting did not work. */
export type ConnectState =
  | AuthWindowState
  | { at: 'saving' | 'connected' | 'disconnecting' | 'disconnected'; service: AuthService }
  | { at: 'keptConnected'; service: AuthService }
  | AuthFailure;

export interface ConnectedAccount {
  service: AuthService;
  /** `null` when nothing is known of a connection. */
  since: Instant | null;
}

export interface ConnectedAccountsOptions extends Pick<AuthSettings, 'pages'> {
  /** Whose they are. */
  personId: string;
  /** What your server knows of them, by a call of your own. What this browser saw is known without. */
  known?: ConnectedServices | undefined;
  /** Ends a connection at your server, by a call of your own. Nothing can be disconnected without. */
  onDisconnect?: ((service: AuthService) => Promise<void>) | undefined;
  onConnected?: ((service: AuthService) => void) | undefined;
  /** 000 §8 Auth: the code of the error, or 0 when there is none. */
  onConnectError?: ((service: AuthService, code: number) => void) | undefined;
}

export interface ConnectedAccounts {
  accounts: readonly ConnectedAccount[];
  state: ConnectState;
  /** Opens the service's window; call it when a button is pressed. */
  connect: (service: AuthService) => Promise<void>;
  /** Absent without `onDisconnect`. */
  disconnect: ((service: AuthService) => Promise<void>) | undefined;
  cancel: () => void;
}

/** The services that a person linked by popup, and linking others (000 §1, §6). The promises never reject; read `state`. @public */
export function useConnectedAccounts(options: ConnectedAccountsOptions): ConnectedAccounts {
  const { pages, personId, known, onDisconnect } = options;
  const { client, clock, browserStore } = useEnvironment();
  const { state: windowState, open, cancel, drop } = useAuthWindow(pages);
  const [step, setStep] = useState<ConnectState | null>(null);
  const [seen, setSeen] = useState(() => connectedStore(browserStore, personId).read());
  const begin = useLatestRun();
  const latestRef = useLatest(options);
  const note = useCallback(
    (service: AuthService, since: Instant | null) =>
      setSeen(connectedStore(browserStore, personId).set(service, since)),
    [browserStore, personId],
  );
  const fail = useCallback(
    (service: AuthService, code: number, isRefusal: boolean) => {
      setStep({ at: 'failed', service, code, isRefusal });
      latestRef.current.onConnectError?.(service, code);
    },
    [latestRef],
  );

  const connect = useCallback(
    async (service: AuthService) => {
      const isCurrent = begin();
      setStep(null);
      const outcome = await open(service);
      if (!isCurrent()) return;
      if (outcome?.at === 'refused') fail(service, outcome.code, true);
      if (outcome?.at !== 'answered') return;
      setStep({ at: 'saving', service });
      try {
        const since = (await save(client, service, outcome.answer)) ?? new Date(clock.now()).toISOString();
        note(service, since);
        latestRef.current.onConnected?.(service);
        if (isCurrent()) setStep({ at: 'connected', service });
      } catch (cause) {
        if (isCurrent()) fail(service, codeOf(cause), false);
      }
    },
    [client, clock, open, begin, fail, note, latestRef],
  );

  const disconnect = useCallback(
    async (service: AuthService) => {
      const isCurrent = begin();
      drop();
      setStep({ at: 'disconnecting', service });
      try {
        await latestRef.current.onDisconnect?.(service);
        note(service, null);
        if (isCurrent()) setStep({ at: 'disconnected', service });
      } catch {
        if (isCurrent()) setStep({ at: 'keptConnected', service });
      }
    },
    [drop, begin, note, latestRef],
  );
  return {
    accounts: authServices.map((service) => ({ service, since: known?.[service] ?? seen[service] ?? null })),
    state: step ?? windowState,
    connect,
    disconnect: onDisconnect && disconnect,
    cancel,
  };
}

const signInServices: readonly string[] = [
  ...(['linkedin', 'eventbrite', 'facebook', 'twitter', 'stripe'] satisfies SignInService[]),
];
const isSignInService = (service: AuthService): service is SignInService => signInServices.includes(service);

/** 000 §7 keeps the tokens of five services; with the others their page has done everything by then. */
async function save(client: Client, service: AuthService, answer: AuthAnswer): Promise<Instant | null> {
  if (!isSignInService(service)) return null;
  const { key, secret, userId, refreshToken } = answer;
  const { connectedDate } = await client.call(saveServiceToken, {
    body: { provider: service, key, secret, userId, ...(refreshToken && { refreshToken }) },
  });
  return connectedDate;
}
