import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { buildWhatIsStale } from '../../scripts/build/fresh-build.mjs'

const root = fileURLToPath(new URL('../../examples/default-kit/', import.meta.url))
const application = `import { createClient } from '@portico/headless'
import { PorticoKit } from '@portico/ui-kit'
import { FronteggProvider } from '@portico/compat-frontegg'
globalThis.application = [createClient, PorticoKit, FronteggProvider]`
const checks = [
  'did you mean',
  'Two copies of the package',
  'which are two sites',
  'The prop slots',
  'portico.example',
  'has no effect here',
]

buildWhatIsStale(['headless', 'ui-kit', 'tools/compat-frontegg'])

describe('the checks of a development build', () => {
  it('a build for development has each of them', async () => {
    const code = await codeFor('development')
    expect(checks.filter((text) => !code.includes(text))).toEqual([])
  })

  it('a build for production has none of them', async () => {
    const code = await codeFor('production')
    expect(code).toContain('A Portico hook needs')
    expect(checks.filter((text) => code.includes(text))).toEqual([])
  })
})

/** Returns the code that Vite builds for an application, for development or production. */
async function codeFor(environment: 'development' | 'production'): Promise<string> {
  const former = process.env['NODE_ENV']
  process.env['NODE_ENV'] = environment
  const entry = `${root}application.ts`
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: environment,
    plugins: [
      {
        name: 'application',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? application : null),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  }).finally(() => {
    process.env['NODE_ENV'] = former
  })
  const outputs = Array.isArray(result) ? result : [result]
  return outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n')
}
