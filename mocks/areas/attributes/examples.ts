import {
  createAttribute,
  deleteAttribute,
  getAttributes,
  getRoleAttributes,
  updateAttribute,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const account = { accountId: '77' };

export const attributesExamples = {
  getAttributes: exampleOf(getAttributes, { params: account }),
  createAttribute: exampleOf(createAttribute, {
    params: account,
    body: { label: 'Languages you speak', type: 'multiSelect', options: ['Dutch', 'English', 'Polish'] },
  }),
  updateAttribute: async (call) => {
    const { attributes } = await call(getAttributes, { params: account });
    const { id = '', version = 0 } = attributes.find(({ key }) => key === 'shirtSize') ?? {};
    return exampleOf(updateAttribute, {
      params: { ...account, attributeId: id },
      body: {
        label: 'Apron size',
        type: 'select',
        options: ['Small', 'Medium', 'Large', 'Very large'],
        version,
      },
    });
  },
  deleteAttribute: exampleOf(deleteAttribute, {
    params: { ...account, attributeId: 'attribute-guests' },
  }),
  getRoleAttributes: exampleOf(getRoleAttributes, { params: account }),
} satisfies Examples;
