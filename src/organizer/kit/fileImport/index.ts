export { FileImport, type FileImportProps } from './FileImport';
