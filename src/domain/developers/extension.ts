import { boolean, mixed, object, string, type ObjectSchema } from 'yup';
import type {
  DeveloperApp,
  DeveloperExtension,
  DeveloperExtensionDraft,
  ExtensionPlace,
} from '../../contract';
import type { TableView } from '../table';
import { findByQuery } from '../text/findByQuery';
import { hostsOf, httpsUrl } from './address';
import { freeName } from './name';

/** An extension as its form has it. */
export type ExtensionValues = Required<DeveloperExtensionDraft>;

/** In the order they are offered. */
export const extensionPlaces = [
  'orderList',
  'orderDetails',
  'agenda',
  'contacts',
  'insights',
] as const satisfies readonly ExtensionPlace[];

export const newExtension = (appId: string): ExtensionValues => ({
  appId,
  name: '',
  place: 'orderList',
  url: '',
  enabled: true,
});

export const extensionValues = (extension: DeveloperExtension): ExtensionValues => ({
  appId: extension.appId,
  name: extension.name,
  place: extension.place,
  url: extension.url,
  enabled: extension.enabled,
});

export const extensionDraft = (values: ExtensionValues): DeveloperExtensionDraft => ({
  ...values,
  name: values.name.trim(),
  url: values.url.trim(),
});

/** An extension of one of `apps`, beside `others`. Messages are i18n keys. */
export function extensionSchema(
  apps: readonly Pick<DeveloperApp, 'id' | 'redirectUrls'>[],
  others: readonly Pick<DeveloperExtension, 'appId' | 'name'>[],
): ObjectSchema<ExtensionValues> {
  const appIdOf = ({ parent }: { parent: unknown }) => (parent as ExtensionValues).appId;
  return object({
    appId: string()
      .default('')
      .defined()
      .test('there', 'organizer.developers.extension.error.noApp', (value) =>
        apps.some(({ id }) => id === value),
      ),
    name: freeName(
      (context) => others.filter(({ appId }) => appId === appIdOf(context)).map(({ name }) => name),
      'organizer.developers.extension.error.nameTaken',
    ),
    place: mixed<ExtensionPlace>().oneOf(extensionPlaces).default('orderList').defined(),
    url: string()
      .default('')
      .defined()
      .test('https', 'organizer.sharing.error.url', (value) => httpsUrl(value) !== null)
      .test('host', 'organizer.developers.extension.error.host', (value, context) => {
        const host = httpsUrl(value)?.host;
        const app = apps.find(({ id }) => id === appIdOf(context));
        return host === undefined || !app || hostsOf(app).includes(host);
      }),
    enabled: boolean().default(true).defined(),
  });
}

/** What a list of extensions can be filtered by, as a view names it. */
export const extensionFilterIds = { place: 'place', enabled: 'enabled' } as const;

/** Those that a view looks for, by name and address. A filter of an address that says nothing known is left out. */
export function findExtensions(
  extensions: readonly DeveloperExtension[],
  { search, filters }: Pick<TableView, 'search' | 'filters'>,
): readonly DeveloperExtension[] {
  const wanted = filters[extensionFilterIds.enabled];
  const place = extensionPlaces.find((each) => each === filters[extensionFilterIds.place]);
  const passing = extensions
    .filter((extension) => place === undefined || extension.place === place)
    .filter(({ enabled }) => (wanted !== 'yes' && wanted !== 'no') || enabled === (wanted === 'yes'));
  return findByQuery(passing, search, ({ name, url }) => `${name} ${url}`);
}
