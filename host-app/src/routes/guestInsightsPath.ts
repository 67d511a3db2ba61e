/** Where a guest sees a shared dashboard; the link's token stands behind `#`, which no server and no referrer gets. */
export const guestInsightsPath = '/insights';
