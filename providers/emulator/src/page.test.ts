import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { build, parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { productionAliases } from '../../../test/source-aliases.ts'
import { nodeNames } from '../test/node-names.ts'
import { at } from '../test/open-caller.ts'
import { demoPassword } from './core/demo.ts'

describe('what a page loads', () => {
  it.each(['index.ts', 'preview/index.ts', 'testing/index.ts', 'msw/index.ts'])(
    'the bundle of %s needs nothing of Node and contains no schemas of the contract',
    async (entry) => {
      expect(unfit(await bundled(entry))).toEqual([])
    },
  )

  it('the bundle of the server is found to need Node', async () => {
    expect(unfit(await bundled('node/index.ts'))).toEqual(expect.arrayContaining(['node:crypto', 'node:fs/promises']))
  })

  it.each([
    ["const fs = require('node:fs'); export { fs }", ['require', 'node:fs']],
    ['export const load = (name) => require(name)', ['require']],
    ["export const fs = () => import('node:fs')", ['node:fs']],
    ["export * from 'node:path'", ['node:path']],
    ['export const bytes = Buffer.from([1])', ['Buffer']],
    ["export const port = process['env'].PORT", ['process']],
    ['export const here = [__dirname, __filename]', ['__dirname', '__filename']],
    ['export const { argv } = globalThis.process', ['globalThis.process']],
    ["export const mine = { require: (key) => key, process: 1 }; mine.require('a', mine.process)", []],
    ['export const text = \'require("fs") of a Buffer\'', []],
  ])('the code of a bundle is judged by its meaning, not by its spelling: %s', (code, found) => {
    expect(unfit({ modules: [], code: [code] })).toEqual(found)
  })

  it('signs in where there is nothing but the Web platform', async () => {
    const { code } = await bundled('preview/index.ts', 'iife')
    const page = createContext(webPlatform())
    const signIn = `(async () => {
      const { fetch } = portico.createPreview({ latency: 0, signedInAs: null })
      const post = (path, body) => fetch(new Request('https://preview.invalid/frontegg' + path, {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
      }))
      const statuses = [
        await post('${at.login}', { email: 'admin@acme.test', password: '${demoPassword}' }), await post('${at.refresh}', {}),
      ].map(({ status }) => status)
      return JSON.stringify({ statuses, hasNode: typeof process !== 'undefined' || typeof require !== 'undefined' })
    })()`
    const answer: unknown = await runInContext(`${code.join(';')};${signIn}`, page)
    expect(JSON.parse(String(answer))).toEqual({ statuses: [200, 200], hasNode: false })
  })
})

it('checks passkeys where there is nothing but the Web platform', async () => {
  const { code } = await bundled('testing/index.ts', 'iife')
  const ceremony = `(async () => {
    const { createTestProvider, createTestAuthenticator } = portico
    const { emulator, baseUrl, openBrowser } = createTestProvider()
    emulator.arrange(({ security }) => { security.secondaryStrategies = [{ strategy: 'Passkeys', isActive: true }] })
    const browser = openBrowser()
    browser.signIn('admin@acme.test')
    const device = createTestAuthenticator()
    const { signal } = new AbortController()
    let authorization = ''
    const post = async (path, body) => {
      const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) }
      return browser.fetch(baseUrl + '/frontegg' + path, { method: 'POST', headers, body: JSON.stringify(body) })
    }
    authorization = 'Bearer ' + (await (await post('${at.refresh}', {})).json()).accessToken
    const options = await (await post('/identity/resources/users/webauthn/v1/devices', {})).json()
    const made = await post('/identity/resources/users/webauthn/v1/devices/verify', await device.create(options, { signal }))
    const request = await (await post('/identity/resources/auth/v1/webauthn/prelogin', {})).json()
    const used = await post('/identity/resources/auth/v1/webauthn/postlogin', await device.get(request, { signal }))
    return JSON.stringify([made.status, used.status])
  })()`
  const answer: unknown = await runInContext(`${code.join(';')};${ceremony}`, createContext(webPlatform()))
  expect(JSON.parse(String(answer))).toEqual([200, 200])
})

interface Bundle {
  readonly modules: readonly string[]
  /** The code of every chunk: of the entry, and of the chunks that it loads later. */
  readonly code: readonly string[]
}

/** Bundles an entry for a page. Returns the names of its modules, and their code. */
async function bundled(entry: string, format: 'es' | 'iife' = 'es'): Promise<Bundle> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    resolve: {
      alias: [{ find: /^@portico\/headless\/(.*)$/, replacement: join(headless, '$1/index.ts') }, ...productionAliases],
    },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(import.meta.dirname, entry), formats: [format], fileName: 'page', name: 'portico' },
      rolldownOptions: { external: (name) => name === 'msw' || name.startsWith('node:') },
    },
  })
  const outputs = Array.isArray(result)
    ? result.flatMap(({ output }) => output)
    : 'output' in result
      ? result.output
      : []
  const chunks = outputs.flatMap((one) => (one.type === 'chunk' ? [one] : []))
  return {
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
    code: chunks.map(({ code, isDynamicEntry }) => (isDynamicEntry ? withoutFallback(code) : code)),
  }
}

/** The code for certificates uses Node's `Buffer` if there is no `btoa`. Every page has one. */
function withoutFallback(code: string): string {
  return code.replace(/\b(?:globalThis\.)?Buffer\b/g, 'fallback')
}

const headless = join(import.meta.dirname, '../../../headless/src')

/** Returns the parts of a bundle that a page cannot run, or should not load. */
function unfit({ modules, code }: Bundle): readonly string[] {
  const own = modules.filter((id) => /__vite-browser-external|\/emulator\/src\/(?:node\/|cli)|schemas\.gen/.test(id))
  return [...new Set([...own, ...code.flatMap((chunk) => nodeNames(parseAst(chunk)))])]
}

/** Returns the globals that every page has. */
function webPlatform(): object {
  return Object.fromEntries(webNames.map((name) => [name, Reflect.get(globalThis, name)]))
}

const webNames = [
  'Request',
  'Response',
  'Headers',
  'URL',
  'URLSearchParams',
  'AbortController',
  'AbortSignal',
  'DOMException',
  'ReadableStream',
  'Blob',
  'TextEncoder',
  'TextDecoder',
  'crypto',
  'atob',
  'btoa',
  'structuredClone',
  'console',
  'setTimeout',
  'clearTimeout',
  'queueMicrotask',
  'Uint8Array',
  'ArrayBuffer',
  'Promise',
  'TypeError',
]
