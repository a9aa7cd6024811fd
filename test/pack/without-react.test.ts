import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startEmulator } from '@portico/emulator/node'
import { afterAll, describe, expect, it } from 'vitest'
import manifest from '../../headless/package.json' with { type: 'json' }
import { buildWhatIsStale } from '../../scripts/build/fresh-build.mjs'
import { featuresIn } from '../../scripts/house/folders.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'portico-without-react-'))
afterAll(() => rmSync(folder, { recursive: true }))

buildWhatIsStale(['headless'])
install()

describe('a process that has no React installed', () => {
  it('cannot load React, so that the next tests can fail', async () => {
    await expect(run("await import('react')")).rejects.toThrow('ERR_MODULE_NOT_FOUND')
    await expect(run("await import('@portico/headless/login')")).rejects.toThrow('ERR_MODULE_NOT_FOUND')
  })

  it('loads each feature by its entry below `/features`', async () => {
    const features = featuresIn(root)
    const loaded = await run(`
      const found = []
      for (const feature of ${JSON.stringify(features)}) {
        const members = Object.values(await import('@portico/headless/features/' + feature))
        if (members.some((member) => typeof member?.actions === 'function')) found.push(feature)
      }
      console.log(found.join())
    `)
    expect(loaded.split(',')).toEqual(features)
  })

  it('signs in by password', async () => {
    const emulator = await startEmulator({ port: 0 })
    const email = await run(`
      import { createClient } from '@portico/headless/client'
      import { loginFeature } from '@portico/headless/features/login'
      import { sessionFeature } from '@portico/headless/session'

      const client = createClient({ baseUrl: '${emulator.url}', logLevel: 'silent' })
      const login = client.get(loginFeature)
      const session = client.get(sessionFeature)
      const end = login.subscribe(() => {})
      await login.actions.submitEmail({ email: 'admin@acme.test' })
      await login.actions.submitPassword({ password: 'Portico-demo-1' })
      console.log(session.getSnapshot().user?.email ?? JSON.stringify(login.getSnapshot()))
      end()
      client.dispose()
    `)
    await emulator.stop()
    expect(email).toBe('admin@acme.test')
  })
})

/** Copies the built package into a folder with links to its dependencies, but without React and what needs it. */
function install(): void {
  const own = join(folder, 'node_modules/@portico/headless')
  cpSync(join(root, 'headless/dist'), join(own, 'dist'), { recursive: true })
  cpSync(join(root, 'headless/package.json'), join(own, 'package.json'))
  for (const name of Object.keys(manifest.dependencies).filter((one) => !/react|use-sync/.test(one))) {
    const link = join(folder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), link)
  }
}

/** Runs a program in that folder, and returns its output. */
async function run(program: string): Promise<string> {
  const file = join(folder, 'program.mjs')
  writeFileSync(file, program)
  const { stdout } = await promisify(execFile)(process.execPath, [file], { cwd: folder })
  return stdout.trim()
}
