export { ChooseFile } from './ChooseFile';
export { RowProblems } from './RowProblems';
