export { FileImport, type FileImportProps, type ImportTexts } from './FileImport';
