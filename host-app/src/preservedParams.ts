/** Parameters that go along from page to page: those of `Settings` and of the demo. */
const preservedParams = [
  'locale',
  'texts',
  'scheme',
  'preset',
  'isMobile',
  'transifexLiveMode',
  'scenario',
  'fault',
  'latency',
  'clock',
  'stripe',
  'captcha',
];

/** A path with the parameters of the present page that stay while one moves about. */
export function withPreservedParams(path: string, search: string): string {
  const [pathname = '', own = ''] = path.split('?');
  const params = new URLSearchParams(own);
  for (const [name, value] of new URLSearchParams(search))
    if (preservedParams.includes(name) && !new URLSearchParams(own).has(name)) params.append(name, value);
  const text = readable(params);
  return text ? `${pathname}?${text}` : pathname;
}

/** Signs that need no escape in a query stay readable, so that an address can be written by hand. */
export const readable = (params: URLSearchParams): string =>
  params.toString().replaceAll('%3A', ':').replaceAll('%40', '@').replaceAll('%2C', ',');
