import { createTag, deleteTag, listTags, updateTag } from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const params = { accountId: '77' };

export const tagsExamples = {
  listTags: exampleOf(listTags, { params }),
  createTag: exampleOf(createTag, { params, body: { name: 'bookbinding', color: '#7a4b2a' } }),
  updateTag: exampleOf(updateTag, {
    params: { ...params, tagId: 'tag-signs' },
    body: { name: 'sign painting', color: '#b5651d' },
  }),
  deleteTag: exampleOf(deleteTag, { params: { ...params, tagId: 'tag-volunteer' } }),
} satisfies Examples;
