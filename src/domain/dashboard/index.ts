export * from './readInsights';
export * from './registrationDays';
export * from './registrationGoal';
export * from './salesDays';
export * from './setupSteps';
