import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { plainFiles } from './test/slow-files.ts'
import { sourceAliases } from './test/source-aliases.ts'

// Tests wait for conditions: these limits only end one that hangs, on a machine with much other work as well.
const limits = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } }
// A sixth of the time of these tests is garbage collection, mostly of what is young.
const roomy = { execArgv: ['--max-semi-space-size=64'] }
const setUp = {
  ...limits,
  globalSetup: ['./test/setup-seed.ts'],
  setupFiles: ['seed', 'share', 'imports', 'globals'].map((name) => `./test/setup-${name}.ts`),
}
// Where all projects run at once, these come after the others.
const oneByOne = { ...limits, fileParallelism: false, sequence: { groupOrder: 1 } }
// The tests have the checks of a development build.
const developmentChecks = [
  { find: '#client-checks', replacement: source('headless/src/client/checks/checks.ts') },
  { find: '#error-pages', replacement: source('headless/src/core/error-pages.ts') },
  { find: '#kit-checks', replacement: source('ui-kit/src/kit/checks/checks.ts') },
  { find: '#notices', replacement: source('tools/compat-frontegg/src/notices/notices.ts') },
]
const sources = '{headless,ui-kit,providers/*,tools/*}/{src,test},test/{contract,size},examples/*/src'

export default defineConfig({
  resolve: {
    alias: [
      ...sourceAliases,
      { find: /^@portico\/headless\/features\/(.+)$/, replacement: source('headless/src/features/$1/index.ts') },
      ...developmentChecks,
      // Vitest leaves the contents of CSS out, so the sheet need not be built.
      { find: '@portico/ui-kit/styles.css', replacement: source('ui-kit/src/frame/page-frame.css') },
      { find: '@noble/hashes/scrypt.js', replacement: test('node-scrypt.ts') },
    ],
  },
  test: {
    // By itself it leaves one core alone, which on a machine of two halves the speed.
    maxWorkers: '100%',
    // The files of a worker share one world: to load everything anew for each takes longer than the tests.
    isolate: false,
    projects: [
      project('unit', { ...setUp, ...roomy, ...plainFiles([`{${sources}}/**/*.test.ts`]) }),
      project('dom', {
        ...setUp,
        setupFiles: [...setUp.setupFiles, './test/setup-dom.ts'],
        include: [`{${sources}}/**/*.test.tsx`],
        environment: 'happy-dom',
        ...roomy,
      }),
      project('arch', { ...limits, include: ['test/arch/**/*.test.ts'] }),
      project('docs', { ...limits, include: ['test/docs/**/*.test.ts'] }),
      project('pack', { ...oneByOne, include: ['test/pack/**/*.test.ts'] }),
      project('start', { ...oneByOne, include: ['test/start/**/*.test.ts'] }),
      // Each test goes on where the one before it ended.
      project('create', { ...oneByOne, setupFiles: ['./test/setup-seed.ts'], include: ['test/create/**/*.test.ts'] }),
    ],
  },
})

function source(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}

function test(file: string): string {
  return fileURLToPath(new URL(`./test/${file}`, import.meta.url))
}

function project<Options extends object>(name: string, options: Options) {
  return { extends: true as const, test: { name, ...options } }
}
