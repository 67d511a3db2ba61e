export * from './readInsights';
export * from './salesDays';
export * from './setupSteps';
