export default {
  testEnvironment: './environment.mjs',
  testMatch: ['**/*.jest.mjs'],
  transform: {},
  testTimeout: 30_000,
}
