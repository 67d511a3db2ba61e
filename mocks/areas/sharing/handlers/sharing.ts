import { reportShare, shareByEmail } from '../../../../src/contract';
import { isEmail } from '../../../../src/domain/text/email';
import { handle, type BoundHandler } from '../../../handle';
import { guestOrder } from '../../confirmation/rules/guestToken';
import { normalEmail } from '../../hotLeads/rules/convertLead';
import { settingsOf } from '../../confirmation/rules/settingsOf';

const mostAtOnce = 50;

export const sharingHandlers: BoundHandler[] = [
  handle(reportShare, ({ db, clock, params: { eventId, orderId }, body, headers, fail }) => {
    const order = guestOrder(db, headers, orderId);
    const { socialShare, campaign } = settingsOf(db, eventId);
    const isOffered =
      campaign?.socialNetworks.includes(body.socialNetwork) ||
      (socialShare.active &&
        socialShare.socialNetworks.some((each) => each.enabled && each.socialNetwork === body.socialNetwork));
    if (!isOffered) fail(4022, 'The event is not shared there.');
    db.rows('shareReports', eventId).add({
      id: db.nextId('share'),
      orderId: order.id,
      socialNetwork: body.socialNetwork,
      sharedDate: new Date(clock.now()).toISOString(),
    });
    return null;
  }),
  handle(shareByEmail, ({ db, clock, params: { eventId, orderId }, body, headers, fail }) => {
    const order = guestOrder(db, headers, orderId);
    const addresses = [...new Set(body.map(({ emailAddress }) => normalEmail(emailAddress)))];
    if (addresses.length === 0 || addresses.includes('')) fail(4022, 'Email address is required');
    if (addresses.length > mostAtOnce) fail(4022, `No more than ${mostAtOnce} addresses at once.`);
    if (!addresses.every(isEmail)) fail(4022, 'Please enter a valid email address');
    const sent = db.rows('shareEmails', eventId);
    const known = new Set(
      sent.all().flatMap((mail) => (mail.orderId === order.id ? [mail.emailAddress] : [])),
    );
    for (const emailAddress of addresses)
      if (!known.has(emailAddress))
        sent.add({
          id: db.nextId('shareEmail'),
          orderId: order.id,
          emailAddress,
          sentDate: new Date(clock.now()).toISOString(),
        });
    return null;
  }),
];
