import type { KnipConfig } from 'knip'
import { packageEntries, packages } from './scripts/house/package-entries.mjs'

const tests = '{src,test}/**/*.test.{ts,tsx}'

/** The doors of a package, which applications import, and what the build or a test finds by its path. */
function published(folder: string, found: readonly string[] = []) {
  const doors = packageEntries(folder).map(({ module }) => `src/${module}.{ts,tsx}`)
  return { entry: [...doors, tests, ...found], project: ['{src,test}/**/*.{ts,tsx}'] }
}

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  include: ['files', 'dependencies', 'exports', 'types'],
  exclude: ['optionalPeerDependencies'],
  ignoreDependencies: [
    // Peers, and the compiler of the second version, which programs find by their paths.
    '@openfeature/core',
    '@openfeature/web-sdk',
    '@tanstack/react-table',
    'msw',
    'typescript-7',
    // The page of figures, beside the packages of peers.
    'markdown-it',
    '@types/markdown-it',
    // A program of the root imports it, and the kit ships what it writes.
    '@internationalized/string-compiler',
  ],
  // The steps of the second factor call the functions of a module by the purpose.
  ignoreIssues: {
    'headless/src/features/mfa/*.ts': ['exports'],
    'headless/src/http/contract.gen.ts': ['types'],
  },
  workspaces: {
    '.': {
      entry: [
        '*.config.ts',
        'scripts/**/*.mjs',
        'test/**/*.{test.ts,test.tsx,config.ts}',
        'test/*.ts',
        'test/*/*.mjs',
        'test/**/{global-setup.ts,main.tsx}',
        'docs/site/.vitepress/**/*.ts',
        'docs/site/*.mjs',
      ],
      project: [
        'scripts/**/*.mjs',
        'test/**/*.{ts,tsx,mjs}',
        'docs/site/*.mjs',
        '!scripts/house/templates/**',
        '!test/compat/**',
        '!test/bench/**',
      ],
    },
    ...Object.fromEntries(packages.map((folder) => [folder, published(folder)])),
    headless: published('headless', [
      'src/client/checks/no-checks.ts',
      'test/processes/process.ts',
      'src/**/*.test-d.ts',
    ]),
    'ui-kit': published('ui-kit', ['src/kit/checks/no-checks.ts', 'src/**/*.test-d.{ts,tsx}']),
    'tools/compat-frontegg': published('tools/compat-frontegg', ['src/notices/no-notices.ts']),
  },
}

export default config
