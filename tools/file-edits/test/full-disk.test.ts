import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'portico-full-'))
afterEach(() => rmSync(folder, { recursive: true }))

const script = `
import { build } from 'esbuild'
const { outputFiles: [file] } = await build({ entryPoints: [process.argv[1]], bundle: true, write: false, format: 'esm', platform: 'node' })
process.stdout.write(file.text)
`

it.runIf(process.platform === 'linux')(
  'where files may have 2 kB, a larger one is refused, and all keep their text',
  () => {
    const entry = join(folder, 'entry.ts')
    const source = join(import.meta.dirname, '../src')
    writeFileSync(
      entry,
      `import { diskFiles } from ${JSON.stringify(join(source, 'file-port.ts'))}
import { writeChanges } from ${JSON.stringify(join(source, 'write-changes.ts'))}
const changes = ['small', 'large'].map((path) => ({ path, before: 'old', after: path.repeat(path === 'large' ? 1000 : 1) }))
process.on('SIGXFSZ', () => {})
console.log(JSON.stringify(writeChanges(diskFiles(process.argv[2]), changes, () => 0)))
`,
    )
    const built = spawnSync(process.execPath, ['--input-type=module', '-e', script, entry], { encoding: 'utf8' })
    const work = join(folder, 'work')
    spawnSync('mkdir', [work])
    for (const name of ['small', 'large']) writeFileSync(join(work, name), 'old')
    writeFileSync(join(folder, 'program.mjs'), built.stdout)
    const limited = `ulimit -f 4; exec "${process.execPath}" "${join(folder, 'program.mjs')}" "${work}"`
    const { stdout } = spawnSync('sh', ['-c', limited], { encoding: 'utf8' })
    expect(JSON.parse(stdout)).toEqual([{ path: 'large', reason: 'there is no room on the disk' }])
    expect(readdirSync(work).sort()).toEqual(['large', 'small'])
    for (const name of ['small', 'large']) expect(readFileSync(join(work, name), 'utf8')).toBe('old')
  },
)
