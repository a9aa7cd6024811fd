import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { startEmulator } from '@portico/emulator/node'
import { runDoctor } from '../../src/doctor/index.ts'
import { type Breakage, fetchWithNames, type Passed, proxyBefore, type Served } from './serve.ts'

/** The report and the exit code of a run. */
export interface Examined {
  readonly exitCode: number
  readonly codes: readonly string[]
  readonly passed: readonly string[]
  readonly skipped: readonly { readonly check: string; readonly reason: string }[]
}

/** Differences from the usual machine. */
export interface Given {
  readonly names?: Readonly<Record<string, string>>
  readonly nodeVersion?: string
  readonly timeout?: number
  readonly env?: Readonly<Record<string, string>>
}

/** A place for one test: an emulator, servers before it, and files. All end with `close`. */
export interface Lab {
  /** The emulator, as its command starts it by default. */
  readonly provider: string
  readonly clientId: string
  /** An origin that the emulator allows. */
  readonly origin: string
  /** A proxy before the emulator that breaks one thing. */
  readonly broken: (breakage: Breakage) => Promise<string>
  /** Names for a provider with encryption at `https://id.example.com`, which allows a page and breaks one thing. */
  readonly encrypted: (page: string, answer?: (passed: Passed) => Passed) => Promise<Readonly<Record<string, string>>>
  readonly keep: (served: Served) => string
  /** Writes files, and returns the folder. */
  readonly files: (texts: Readonly<Record<string, string>>) => string
  readonly examine: (args: readonly string[], given?: Given) => Promise<Examined>
  readonly close: () => Promise<void>
}

/** Opens a {@link Lab}. */
export async function openLab(): Promise<Lab> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-doctor-'))
  const emulator = await startEmulator({ port: 0 })
  const servers: Served[] = [emulator]
  const keep = (served: Served) => {
    servers.push(served)
    return served.url
  }
  let folders = 0
  return {
    provider: emulator.url,
    clientId: emulator.emulator.snapshot().vendor.clientId,
    origin: 'http://localhost:5173',
    keep,
    broken: async (breakage) => keep(await proxyBefore(emulator.url, breakage)),
    async encrypted(page, answer = (passed) => passed) {
      const allowing = await startEmulator({ port: 0, origins: [page] })
      keep(allowing)
      const inner = await proxyBefore(allowing.url, {
        call: ({ headers, ...call }) => ({ ...call, headers: { ...headers, host: 'localhost' } }),
        answer: (passed) => answer(withEncryption(passed)),
      })
      return { 'https://id.example.com': keep(inner) }
    },
    files(texts) {
      const root = join(folder, String(folders++))
      mkdirSync(root)
      for (const [name, text] of Object.entries(texts)) {
        mkdirSync(dirname(join(root, name)), { recursive: true })
        writeFileSync(join(root, name), text)
      }
      return root
    },
    async examine(args, { names = {}, nodeVersion = process.versions.node, timeout = 5000, env = {} } = {}) {
      const printed: string[] = []
      const output = { print: (text: string) => printed.push(text), printError: (text: string) => printed.push(text) }
      const machine = { fetch: fetchWithNames(names), now: Date.now, nodeVersion, timeout }
      const sources = { env, folder, readInput: async () => 'Portico-demo-1\n', isColoured: false }
      const exitCode = await runDoctor([...args, '--json'], output, { ...machine, ...sources })
      const { findings, passed, skipped } = JSON.parse(printed.join('\n'))
      return { exitCode, codes: findings.map(({ code }: { readonly code: string }) => code), passed, skipped }
    },
    async close() {
      await Promise.all(servers.map(({ stop }) => stop()))
      rmSync(folder, { recursive: true })
    },
  }
}

/** Cookies are those of encrypted calls, and the issuer has the name. */
function withEncryption({ headers, body, ...passed }: Passed): Passed {
  const cookies = [headers['set-cookie'] ?? []].flat()
  return {
    ...passed,
    headers: { ...headers, 'set-cookie': cookies.map((one) => one.replace('SameSite=Lax', 'SameSite=None; Secure')) },
    body: body.replaceAll('http://localhost', 'https://id.example.com'),
  }
}
