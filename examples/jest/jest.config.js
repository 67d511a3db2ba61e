module.exports = {
  testEnvironment: 'jsdom',
  // The package is ES modules, which Jest reads only when they are compiled.
  transformIgnorePatterns: ['/node_modules/(?!boxoffice/)'],
  moduleNameMapper: { '\\.css$': '<rootDir>/styles.js' },
};
