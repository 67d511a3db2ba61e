'use client';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../client';
import {
  createAttribute,
  deleteAttribute,
  getAttributes,
  updateAttribute,
  type Attribute,
} from '../../../contract';
import { attributeDraft, type AttributeValues } from '../../../domain/attributes';
import { useEnvironment } from '../../environment';
import { thenReadAgain } from '../resource/refresh';
import { useRead } from '../resource/useRead';

/**
 * What an account knows of people: the platform's attributes, then its own; and the ways to change them, which reject with the client's
 * ApiError. Reading never throws; read `isError`. 002 §7 Attributes.
 * @experimental
 */
export function useAttributes(accountId: string) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const params = { accountId };
  const { data, isError, isFetching, refetch } = useRead(getAttributes, { params });
  const changed = <T>(call: Promise<T>) => thenReadAgain(call, queries, [getAttributes]);
  return {
    attributes: data?.attributes,
    isError,
    isFetching,
    refetch: () => void refetch(),
    /** As it is saved now. */
    read: async (id: string): Promise<Attribute> => {
      const { attributes } = await client.call(getAttributes, { params });
      const found = attributes.find((attribute) => attribute.id === id);
      if (!found) throw new ApiError('refused', 404, { code: 4046 }, 'This attribute was deleted meanwhile.');
      return found;
    },
    create: (values: AttributeValues): Promise<Attribute> =>
      changed(client.call(createAttribute, { params, body: attributeDraft(values) })),
    /** 4090 when somebody else changed it since `version`. */
    save: (id: string, values: AttributeValues, version: number): Promise<Attribute> =>
      changed(
        client.call(updateAttribute, {
          params: { ...params, attributeId: id },
          body: { ...attributeDraft(values), version },
        }),
      ),
    /** What was known of people by it is kept with their tickets. */
    remove: (id: string): Promise<null> =>
      changed(client.call(deleteAttribute, { params: { ...params, attributeId: id } })),
  };
}
