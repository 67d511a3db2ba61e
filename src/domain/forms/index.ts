export { differencesOf, isSame, mergedWith, sideOf, type Difference, type Side } from './merge';
export { readNumber, writeNumber, type NumberTextFormat } from './numberText';
export { saveProblem, type SaveFailure, type SaveProblem } from './problem';
