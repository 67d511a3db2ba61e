export { LoadFailure, type LoadFailureProps } from './LoadFailure';
export { ProblemBanner, type ProblemBannerProps } from './ProblemBanner';
export { UnknownEvent } from './UnknownEvent';
