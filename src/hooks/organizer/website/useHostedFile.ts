'use client';
import { useQuery } from '@tanstack/react-query';
import { getFileMetadata } from '../../../contract';
import { hostedFileId } from '../../../domain/website';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';

/** What the file hosting service knows of the file at an address; nothing of what is not there. Never throws. 002 §7. @experimental */
export function useHostedFile(address: string) {
  const { client } = useEnvironment();
  const fileId = hostedFileId(address);
  const { data } = useQuery({
    ...endpointQuery(client, getFileMetadata, { params: { fileId: fileId ?? '' } }),
    enabled: fileId !== null,
  });
  return data;
}
