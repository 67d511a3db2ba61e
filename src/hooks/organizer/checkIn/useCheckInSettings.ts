'use client';
import { ApiError } from '../../../client';
import { getCheckInData, updateCheckInData } from '../../../contract';
import { checkInUpdate, checkInValues, type CheckInValues } from '../../../domain/checkIn';
import { momentOf, recordResource, useRecord } from '../resource/useRecord';

/** The call takes no version: the record is read once more before it is written over. */
const checkIn = /* @__PURE__ */ recordResource({
  read: getCheckInData,
  write: updateCheckInData,
  toForm: checkInValues,
  toRequest: (values: CheckInValues, { input }) => ({ ...input, body: checkInUpdate(values) }),
  version: momentOf,
  send: async (client, request, { input, version }) => {
    if (momentOf(await client.call(getCheckInData, input)) !== version)
      throw new ApiError('refused', 409, { code: 4090 }, 'Somebody else changed it meanwhile.');
    return client.call(updateCheckInData, request);
  },
});

/**
 * How an event is checked in, as it is saved and as a form has it, and the way to change it (002 §3, §7 checkin_data). The password is never
 * read. `save` rejects with the client's ApiError. Reading never throws; read `isError`.
 * @experimental
 */
export const useCheckInSettings = (eventId: string) => useRecord(checkIn, { params: { eventId } });
