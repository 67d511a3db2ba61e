export { LoadFailure, type LoadFailureProps } from './LoadFailure';
export { ProblemBanner } from './ProblemBanner';
export type { ProblemBannerProps } from './ProblemCard';
export { UnknownEvent } from './UnknownEvent';
