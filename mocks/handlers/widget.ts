import { getWidgetBootstrap } from '../../src/contract';
import { handle } from '../handle';

export const widgetHandlers = [
  handle(getWidgetBootstrap, ({ db }) => {
    const { me, event, siteConf, attendees, widget } = db.world;
    return {
      ...{ me, event, siteConf },
      params: {},
      attendees: widget.showFaces ? attendees : [],
      ticketsWidgetModel: widget,
    };
  }),
];
