import { array, boolean, mixed, object, string, type ObjectSchema } from 'yup';
import type { EventResource, ResourceContent, ResourceKind } from '../../contract';
import { safeUrl } from '../links/safeUrl';

/** In the order they are offered. */
export const resourceKinds = ['LINK', 'FILE', 'VIDEO'] as const satisfies readonly ResourceKind[];

/** A resource as its form has it. */
export interface ResourceValues {
  title: string;
  kind: ResourceKind;
  url: string;
  description: string;
  audienceIds: string[];
  /** Chosen for a new one only: later it is a switch in the list. */
  visible: boolean;
}

/** 002 §7 Resources. */
export const resourceLimits = { title: 120, description: 1_000 } as const;

export const newResource: ResourceValues = {
  title: '',
  kind: 'LINK',
  url: '',
  description: '',
  audienceIds: [],
  visible: true,
};

export const resourceValues = (resource: EventResource): ResourceValues => {
  const { title, kind, url, description, audienceIds, visible } = resource;
  return { title, kind, url, description, audienceIds, visible };
};

export const resourceContent = (values: ResourceValues): ResourceContent => ({
  title: values.title.trim(),
  kind: values.kind,
  url: values.url.trim(),
  description: values.description.trim(),
  audienceIds: values.audienceIds,
});

const isHttps = (value: string) => safeUrl(value, { allow: ['https:'] })?.startsWith('https:') ?? false;

/** A resource. Messages are i18n keys. */
export const resourceSchema: ObjectSchema<ResourceValues> = object({
  title: string()
    .default('')
    .defined()
    .test('there', 'organizer.website.error.title', (value) => value.trim() !== '')
    .test(
      'length',
      'organizer.website.error.titleTooLong',
      (value) => value.trim().length <= resourceLimits.title,
    ),
  kind: mixed<ResourceKind>().oneOf(resourceKinds).default('LINK').defined(),
  url: string().default('').defined().test('https', 'organizer.sharing.error.url', isHttps),
  description: string()
    .default('')
    .defined()
    .test(
      'length',
      'organizer.resources.problem.descriptionTooLong',
      (value) => value.trim().length <= resourceLimits.description,
    ),
  audienceIds: array()
    .of(string().defined())
    .default([])
    .defined()
    .min(1, 'organizer.resources.problem.noAudience'),
  visible: boolean().default(true).defined(),
});
