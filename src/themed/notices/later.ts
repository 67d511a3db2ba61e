/* Asked for as soon as the list is on the screen: nobody needs it before something is to be said. */
export { Notice } from '../kit/Notice';
export { Panel } from './Panel';
export { ProblemCard } from './ProblemCard';
