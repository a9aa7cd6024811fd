import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, describe, expect, it } from 'vitest'
import { productionAliases, sourceAliases } from '../../../../test/source-aliases.ts'
import { applications } from './fixtures.ts'
import { type Folder, openFolder } from './open-folder.ts'

const root = join(import.meta.dirname, '../../../..')
let folder: Folder
afterEach(() => folder.remove())

describe('an application after init', () => {
  it.each([true, false])('an application of Vite is built with the packages (TypeScript: %s)', async (isTypeScript) => {
    folder = openFolder(applications['vite']?.({ isTypeScript, isInSource: true }) ?? {})
    await folder.init(['--yes', '--provider', 'https://id.example.com'])
    symlinkSync(join(root, 'node_modules'), join(folder.path, 'node_modules'))
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      root: folder.path,
      resolve: { alias: [...sourceAliases, ...productionAliases] },
      build: { write: false, minify: false },
    })
    const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
    const code = chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n')
    expect(code).toContain('https://id.example.com')
    expect(code).toContain('Hello')
  })
})
