import { describe, expect, it } from 'vitest';
import {
  newResource,
  resourceContent,
  resourceCriteria,
  resourceProblem,
  resourceSchema,
  type ResourceValues,
} from '../../../../src/domain/resources';
import { eachRow } from '../../../eachRow';

const fine: ResourceValues = {
  ...newResource,
  title: ' Guide ',
  url: ' https://files.example/guide ',
  audienceIds: ['speakers'],
};

describe('a resource in a form', () => {
  eachRow([
    ['title', 'organizer.website.error.title', { title: '  ' }],
    ['title', 'organizer.website.error.titleTooLong', { title: 'a'.repeat(121) }],
    ['url', 'organizer.sharing.error.url', { url: '' }],
    ['url', 'organizer.sharing.error.url', { url: 'http://files.example' }],
    ['url', 'organizer.sharing.error.url', { url: 'javascript:alert(1)' }],
    ['description', 'organizer.resources.problem.descriptionTooLong', { description: 'a'.repeat(1_001) }],
    ['audienceIds', 'organizer.resources.problem.noAudience', { audienceIds: [] }],
  ] satisfies [string, string, Partial<ResourceValues>][])(
    'is refused for %s: %s',
    async (path, message, change) => {
      await expect(resourceSchema.validate({ ...fine, ...change })).rejects.toMatchObject({ path, message });
    },
  );

  it('is sent without spaces around its texts', () => {
    expect(resourceContent(fine)).toEqual({
      title: 'Guide',
      kind: 'LINK',
      url: 'https://files.example/guide',
      description: '',
      audienceIds: ['speakers'],
    });
  });
});

describe('what a view looks for', () => {
  eachRow([
    ['everything', '', {}, {}],
    ['a title', ' pier ', {}, { title: 'pier' }],
    ['an audience', '', { audience: 'a1' }, { audienceId: 'a1' }],
    ['what is hidden', '', { visible: 'no' }, { visible: false }],
    ['videos that are shown', '', { visible: 'yes', kind: 'VIDEO' }, { visible: true, kind: 'VIDEO' }],
    ['nothing that an address invents', '', { visible: 'maybe', kind: 'SONG' }, {}],
  ] satisfies [string, string, Record<string, string>, object][])(
    'is %s',
    (_what, search, filters, expected) => {
      expect(resourceCriteria({ search, filters })).toEqual(expected);
    },
  );
});

describe('what was not done with a resource', () => {
  eachRow([
    ['an audience is gone', { code: 4022 }, 'organizer.resources.problem.audienceGone'],
    ['no answer came', { code: 0, isUncertain: true }, 'organizer.resources.problem.uncertain'],
    ['anything else', { code: 5000 }, 'organizer.kit.form.failed.refused'],
  ] satisfies [string, Parameters<typeof resourceProblem>[0], string][])(
    'is explained: %s',
    (_why, failure, key) => {
      expect(resourceProblem(failure).message.key).toBe(key);
    },
  );
});
