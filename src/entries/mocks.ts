export * from '../../mocks';
