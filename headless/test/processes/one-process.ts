import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { createCookieJar } from '../../../providers/emulator/src/http/cookie-jar.ts'
import { productionAliases } from '../../../test/source-aliases.ts'

/** The address of the application that the processes serve. */
export const appUrl = 'http://localhost:3000'

/** The program of a process. */
export interface Bundle {
  readonly file: string
  readonly remove: () => void
}

/** A process of a test. */
export interface OneProcess {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Bundles the program in the folder of the project, as the processes import packages by name. */
export async function bundled(): Promise<Bundle> {
  const folder = mkdtempSync(join(import.meta.dirname, '../../../node_modules/.portico-processes-'))
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true, alias: productionAliases },
    ssr: { noExternal: [/^@portico\//], external: ['@redis/client', 'ioredis', '@hono/node-server'] },
    build: {
      ssr: join(import.meta.dirname, 'process.ts'),
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'process.mjs' } },
    },
  })
  return { file: join(folder, 'process.mjs'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Starts a process, and resolves once it accepts connections. */
export async function startProcess(
  { file }: Bundle,
  args: readonly string[],
  flags: readonly string[] = [],
): Promise<OneProcess> {
  const child = spawn(process.execPath, [...flags, file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const [printed] = await Promise.race([once(child.stdout, 'data'), ended])
  return {
    url: String(printed).trim(),
    stop: async () => {
      child.kill()
      await ended
    },
  }
}

/** The `Cookie` header of a browser after an answer. */
export function cookiesAfter(answer: Response | undefined, cookie: string): string {
  const jar = createCookieJar(Date.now)
  for (const pair of cookie.split('; ')) if (pair) jar.take(appUrl, pair)
  for (const text of answer?.headers.getSetCookie() ?? []) jar.take(appUrl, text)
  return jar.header(appUrl)
}
