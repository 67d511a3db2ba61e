import type { Instant, SocialNetworkName } from '../../../../src/contract';
import type { RecordsOf } from '../../recordsOf';

/** Somebody shared the event. */
interface ShareReport {
  id: string;
  orderId: string;
  socialNetwork: SocialNetworkName;
  sharedDate: Instant;
}

/** An email that was sent in the name of an attendee. */
interface ShareEmail {
  id: string;
  orderId: string;
  emailAddress: string;
  sentDate: Instant;
}

/** Tables of this area, by name. Scope: the event. */
export interface SharingTables {
  shareReports: ShareReport;
  shareEmails: ShareEmail;
}

export const sharingRecords: RecordsOf<SharingTables> = {
  shareReports: {
    '1001': [
      report(1, '2000-4799', 'LINKEDIN', '2026-01-05T15:12:10.000Z'),
      report(2, '2000-4803', 'FACEBOOK', '2026-01-19T17:05:31.000Z'),
      report(3, '2000-4805', 'LINKEDIN', '2026-01-26T13:40:02.000Z'),
      report(4, '2000-4805', 'FACEBOOK', '2026-01-26T13:40:44.000Z'),
      report(5, '2000-4817', 'LINKEDIN', '2026-02-12T14:44:00.000Z'),
    ],
  },
  shareEmails: {
    '1001': [
      email(1, '2000-4803', 'ola@northquay.example', '2026-01-19T17:06:02.000Z'),
      email(2, '2000-4817', 'esi@tidewater.example', '2026-02-12T14:45:10.000Z'),
    ],
  },
};

function report(
  number: number,
  orderId: string,
  socialNetwork: SocialNetworkName,
  sharedDate: Instant,
): ShareReport {
  return { id: `share-${number}`, orderId, socialNetwork, sharedDate };
}

function email(number: number, orderId: string, emailAddress: string, sentDate: Instant): ShareEmail {
  return { id: `shareEmail-${number}`, orderId, emailAddress, sentDate };
}
