'use client';
import { useQuery } from '@tanstack/react-query';
import { getConfirmation } from '../../../contract';
import { previewToken } from '../../../domain/confirmation';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';

/** Names no order: the token alone asks for the sample. */
const sampleOrder = 'preview';

/** An order nobody made, as its confirmation shows it (001 §2: the token `preview`). Never throws; read `isError`. @experimental */
export function useConfirmationPreview(eventId: string) {
  const { client } = useEnvironment();
  const params = { eventId, orderId: sampleOrder, token: previewToken };
  return useQuery(endpointQuery(client, getConfirmation, { params }));
}
