import { getWidgetBootstrap } from '../../../src/contract';
import { handle } from '../../handle';
import { invoiceDataOf } from '../invoices/rules/invoices';
import { knownBuyer } from '../account/rules/people';

export const widgetHandlers = [
  handle(getWidgetBootstrap, ({ db, params: { eventId } }) => {
    const { event, siteConf, attendees, widget, sale } = db.world;
    const leads = db.rows('hotLeadSettings', eventId).find(eventId);
    const invoiceData = invoiceDataOf(db, event['account-id'], eventId);
    return {
      me: knownBuyer(db),
      event,
      siteConf,
      params: {},
      attendees: widget.showFaces ? attendees : [],
      ticketsWidgetModel: {
        ...widget,
        enforceUniqueEmail: sale.uniqueEmails,
        ...(leads ? { enableHotLeads: leads.enabled, hotLeadsConsent: leads.consentRequired } : {}),
      },
      ...(invoiceData ? { invoiceData } : {}),
    };
  }),
];
