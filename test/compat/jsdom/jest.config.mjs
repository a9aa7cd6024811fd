export default { testEnvironment: 'jest-fixed-jsdom', testMatch: ['**/*.jest.mjs'], transform: {}, testTimeout: 30_000 }
