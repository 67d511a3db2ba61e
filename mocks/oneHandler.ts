import { http, type RequestHandler } from 'msw';
import { addRoute, createRouter, findRoute } from 'rou3';
import type { ApiBase } from '../src/contract';
import type { BoundHandler, Surroundings } from './handle';

const bases: Record<ApiBase, string> = { v1: '/api/v1', v2: '/api/v2', api: '/api' };

/** Of the calls that share an address, the one without a condition takes what is left. */
const byCondition = (one: BoundHandler, other: BoundHandler) =>
  Number(other.endpoint.when !== undefined) - Number(one.endpoint.when !== undefined);

function routesOf(bound: readonly BoundHandler[]) {
  const routes = createRouter<BoundHandler[]>();
  const sharing = new Map<string, BoundHandler[]>();
  for (const handler of bound) {
    const { method, base, path } = handler.endpoint;
    const address = `${method} ${bases[base]}${path}`;
    const others = sharing.get(address);
    if (others) {
      others.push(handler);
      others.sort(byCondition);
    } else {
      const own = [handler];
      sharing.set(address, own);
      addRoute(routes, method, bases[base] + path, own);
    }
  }
  return routes;
}

/** Each backend of a page answers the same calls, and a route for every one of them takes longer than the rest of a backend. */
const knownRoutes = new WeakMap<readonly BoundHandler[], ReturnType<typeof routesOf>>();

const decoded = (params: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(params).map(([name, part]) => [name, decodeURIComponent(part)]));

/**
 * The whole backend as one handler of MSW, on any origin and below any folder. With a handler for each of its calls, MSW would read
 * every request of a page, scripts and all, a few hundred times.
 */
export function oneHandler(bound: readonly BoundHandler[], backend: Surroundings): RequestHandler {
  const routes = knownRoutes.get(bound) ?? routesOf(bound);
  knownRoutes.set(bound, routes);
  return http.all('*/api/*', async ({ request }) => {
    const { pathname } = new URL(request.url);
    const found = findRoute(routes, request.method, pathname.slice(pathname.indexOf('/api/')));
    if (!found) return undefined;
    const params = decoded(found.params);
    for (const handler of found.data) {
      const response = await handler.answer(backend, request, params);
      if (response) return response;
    }
    return undefined;
  });
}
