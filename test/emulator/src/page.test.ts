import { join } from 'node:path'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'

/** What a page would load of an entry: the names of the modules and the code that they become. */
async function bundled(entry: string) {
  const external = new Set<string>()
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    resolve: { alias: [{ find: /^@portico\/headless\/(.*)$/, replacement: join(headless, '$1/index.ts') }] },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(import.meta.dirname, entry), formats: ['es'], fileName: 'page' },
      rolldownOptions: { external: (name) => name === 'msw' && Boolean(external.add(name)) },
    },
  })
  const outputs = Array.isArray(result)
    ? result.flatMap(({ output }) => output)
    : 'output' in result
      ? result.output
      : []
  const chunks = outputs.flatMap((one) => (one.type === 'chunk' ? [one] : []))
  return { modules: chunks.flatMap(({ moduleIds }) => moduleIds), code: chunks.map(({ code }) => code).join('\n') }
}

const headless = join(import.meta.dirname, '../../../headless/src')

/** What of a bundle a page could not run, or should not have to load. */
async function unfit(entry: string): Promise<readonly string[]> {
  const { modules, code } = await bundled(entry)
  const own = modules.filter((id) =>
    /^node:|__vite-browser-external|\/emulator\/src\/(?:node\/|cli)|schemas\.gen/.test(id),
  )
  return [...own, ...(code.match(/from\s*["']node:|\brequire\(["'`]|\bprocess\.(?!env)|\bBuffer\.|__dirname/g) ?? [])]
}

describe('what a page loads', () => {
  it.each(['index.ts', 'preview/index.ts', 'testing/index.ts', 'msw/index.ts'])(
    'of %s needs nothing of Node and holds no schemas of the contract',
    async (entry) => {
      expect(await unfit(entry)).toEqual([])
    },
  )

  it('would be found to need Node if it were the server', async () => {
    expect(await unfit('node/index.ts')).not.toEqual([])
  })
})
