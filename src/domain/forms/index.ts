export { differencesOf, isSame, mergedWith, sideOf, type Difference, type Side } from './merge';
export { readNumber, writeNumber, type NumberLook } from './numberText';
export { saveProblem, type SaveFailure, type SaveProblem } from './problem';
