import type { MyOrderPermissions, RequestedCancellation, RequestedTransfer } from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

interface MyOrderSettings extends MyOrderPermissions {
  /** The event. */
  id: string;
}

/** An order was found, and may be opened for a while. */
interface MyOrderAccess {
  /** The access token. */
  id: string;
  orderId: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** Who looked for an order that is not theirs, or not there. */
interface MyOrderTries {
  /** Number that was looked for, in small letters. */
  id: string;
  /** Milliseconds since the epoch, oldest first. */
  failedAt: number[];
}

interface StoredTransferRequest extends RequestedTransfer {
  /** The ticket. */
  id: string;
}

interface StoredCancellationRequest extends RequestedCancellation {
  /** The order. */
  id: string;
}

/** Tables of this area, by name. Scope: the event. */
export interface MyOrderTables {
  myOrderSettings: MyOrderSettings;
  myOrderAccess: MyOrderAccess;
  myOrderTries: MyOrderTries;
  transferRequests: StoredTransferRequest;
  cancellationRequests: StoredCancellationRequest;
}

export const myOrderRecords: RecordsOf<MyOrderTables> = {
  myOrderSettings: { '1001': [{ id: '1001', editAttendees: true, transfer: true, cancel: true }] },
  myOrderAccess: {},
  myOrderTries: {},
  transferRequests: {},
  cancellationRequests: {},
};
