import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productionAliases } from '../../../test/source-aliases.ts'
import type { Attempt } from './application.ts'

/** The folder of a bundled application. Each part that loads on demand is a file, which can go missing. */
const folder = mkdtempSync(join(tmpdir(), 'portico-missing-part-'))

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true, alias: productionAliases },
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, 'application.ts'),
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'application.mjs', chunkFileNames: nameOf } },
    },
  })
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Names a file after its module. A flow is also named after its feature, because there are several flows. */
function nameOf({ name, facadeModuleId }: { readonly name: string; readonly facadeModuleId: string | null }): string {
  const feature = /\/([^/]+)\/flow\.ts$/.exec(facadeModuleId ?? '')?.[1]
  return `${feature ? `${feature}-` : ''}${name}.mjs`
}

/** Runs a journey of the application without a part, and again with it. */
function travel(journey: string, part: string): readonly Attempt[] {
  const args = [join(folder, 'application.mjs'), journey, join(folder, `${part}.mjs`)]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
}

describe('an application that drives features by itself', () => {
  it('holds no React', () => {
    const code = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
    expect(code.join()).toContain('/identity/resources/auth/v1/user')
    expect(code.join()).not.toMatch(/from ['"]react|useSyncExternalStore|createContext/)
  })
})

describe('a part of the code that cannot be loaded', () => {
  it('a missing code part is a network error at the e-mail step, and the next try continues', () => {
    expect(travel('email', 'login-flow')).toEqual([
      { code: 'network', shown: 'preLogin' },
      { code: null, shown: 'loginWithPassword' },
    ])
  })

  it('a missing code part is a network error after the password response, and the next try signs in', () => {
    expect(travel('password', 'answers-and-renewals')).toEqual([
      { code: 'network', shown: ['loginWithPassword', 'restoring'] },
      { code: null, shown: ['success', 'authenticated'] },
    ])
  })

  it('ends a step-up whose second factor cannot be asked for, and the next try asks for it', () => {
    expect(travel('stepUp', 'mfa-flow')).toEqual([
      { code: 'network', shown: ['failed', 'idle'] },
      { code: null, shown: ['secondFactor', 'authenticatorApp'] },
    ])
  })

  it('leaves the session unreachable while it is restored, and the next try restores it', () => {
    expect(travel('session', 'answers-and-renewals')).toEqual([
      { code: 'network', shown: ['unreachable', null] },
      { code: null, shown: ['authenticated', 'admin@acme.test'] },
    ])
  })

  it('a missing code part does not keep a client from having loaded, and the next try reads everything', () => {
    expect(travel('start', 'reads')).toEqual([
      { code: 'network', shown: { status: 'loaded', told: 1, hasMetadata: false, isFlagOn: false } },
      { code: null, shown: { status: 'loaded', told: 2, hasMetadata: true, isFlagOn: false } },
    ])
  })
})
