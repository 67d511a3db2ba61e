export * from './readInsights';
export * from './salesDays';
