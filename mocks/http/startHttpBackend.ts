import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMiddleware } from '@mswjs/http-middleware';
import cors from 'cors';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { createMockBackend, type MockBackend, type MockBackendOptions } from '../createMockBackend';
import { startReconciling } from '../startReconciling';
import type { Storage } from '../storage';
import { calendarFile } from './calendarFile';
import { controlRoutes, gatewayRoutes } from './gatewayRoutes';
import { databaseStorage, type DatabaseStorage } from './databaseStorage';
import { decodable, onlyFrom, onlyTo } from './guards';
import { openFile, openPostgres } from './openDatabase';
import { createSessions } from './sessions';
import { attachStripeSockets, type StripeSockets } from './stripeSockets';
import { scryptPasswords } from './passwords';
import { randomToken } from './tokens';

export interface HttpBackendOptions extends Omit<MockBackendOptions, 'storage' | 'caller'> {
  /** Default: any that is free. */
  port?: number;
  /** Origins whose pages may call it, besides its own. Default: none. */
  origins?: readonly string[];
  /** Names it is reached by besides `localhost`, e.g. `tickets.example`. Default: none. */
  hosts?: readonly string[];
  /** A PostgreSQL the world is stored in, which several backends may share: `postgres://…`. */
  databaseUrl?: string;
  /** A file the world is stored in. */
  file?: string;
  /** A storage of your own instead. In memory only when all three are absent. */
  storage?: Storage;
  /** Milliseconds until a bitcoin source is paid; never by itself when absent. */
  bitcoinDelay?: number;
}

/** The mock backend behind a port of this machine. */
export interface HttpBackend {
  /** E.g. `http://127.0.0.1:4000`. */
  readonly url: string;
  readonly backend: MockBackend;
  readonly sockets: StripeSockets;
  close: () => Promise<void>;
}

/** @example const { url, close } = await startHttpBackend({ origins: ['http://localhost:5173'] }); */
export async function startHttpBackend(options: HttpBackendOptions = {}): Promise<HttpBackend> {
  const { port = 0, origins = [], hosts = [], bitcoinDelay, ...others } = options;
  const { file, databaseUrl, storage: shared, ...rest } = others;
  const opened = await openStorage({ file, databaseUrl });
  const storage = opened ?? shared;
  // A database that can't be read ends the start: the backend itself would refuse each call.
  await storage?.load();
  const sessions = createSessions();
  const backend = createMockBackend({
    createToken: randomToken,
    passwords: scryptPasswords,
    ...rest,
    caller: sessions.caller,
    ...(storage ? { storage } : {}),
  });
  await backend.ready;

  const app = express();
  app.disable('x-powered-by');
  app.use(decodable, onlyTo(hosts), onlyFrom(origins), sessions.middleware);
  app.use(cors({ origin: [...origins], credentials: true, exposedHeaders, maxAge: 600 }));
  app.get(/\/download\/ical$/, calendarFile);
  app.use('/gateways', gatewayRoutes(backend));
  app.use(
    '/control',
    controlRoutes(backend, (isOpen) => sockets.setOpen(isOpen)),
  );
  app.use(cutOff, createMiddleware(...backend.handlers));
  app.use((_, response) => {
    response.status(404).json({ code: 4046, message: 'There is no such call.' });
  });
  app.use(broken);

  // Node ends an idle connection after 5 s, and a request that is sent on it at that moment is lost.
  const server = createServer({ keepAliveTimeout: 60_000 }, app);
  const sockets = attachStripeSockets(server, {
    backend,
    origins,
    hosts,
    ...(bitcoinDelay === undefined ? {} : { delay: bitcoinDelay }),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const stopReconciling = startReconciling(backend);
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    backend,
    sockets,
    close: async () => {
      stopReconciling();
      await sockets.close();
      server.closeAllConnections();
      await opened?.close();
    },
  };
}

async function openStorage({
  databaseUrl,
  file,
}: {
  databaseUrl: string | undefined;
  file: string | undefined;
}): Promise<DatabaseStorage | undefined> {
  if (databaseUrl) return databaseStorage(await openPostgres(databaseUrl));
  return file ? databaseStorage(await openFile(file)) : undefined;
}

const exposedHeaders = ['x-bz-access-token', 'Retry-After', 'Content-Disposition'];

/** An answer that is to be lost: the line is cut, where a page would see its `fetch` fail. */
const cutOff: RequestHandler = (_, response, next) => {
  const end = response.end.bind(response) as (...rest: unknown[]) => typeof response;
  response.end = (...rest: unknown[]) => (response.statusCode === 0 ? response.destroy() : end(...rest));
  next();
};

const broken: ErrorRequestHandler = (error, _request, response, next) => {
  console.error(error);
  if (response.headersSent) next(error);
  else response.status(500).json({ code: 5000 });
};
