import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { diskFiles } from '../../../file-edits/src/file-port.ts'
import { filesIn } from '../files-in.ts'
import { runCommand } from '../run-command.ts'
import { tables } from './tables.ts'
import { upgradeFiles } from './upgrade-files.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-upgrade-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const old = `import { useMagicLink } from '@portico/headless'\nconst { startAgain } = useMagicLink()\n`
const write = (text: string | Uint8Array, path = 'app.tsx') => writeFile(join(folder, path), text)
const read = (path = 'app.tsx') => readFile(join(folder, path), 'utf8')

async function run(...args: readonly string[]) {
  const lines: string[] = []
  const output = { print: (text: string) => lines.push(text), printError: (text: string) => lines.push(text) }
  const code = await runCommand(['upgrade', ...args], output)
  return { code, text: lines.join('\n') }
}

it('without --write the difference is printed, and nothing is written', async () => {
  await write(old)
  const { code, text } = await run(folder)
  expect(code).toBe(0)
  expect(text).toContain('+const { restart: startAgain } = useMagicLink()')
  expect(text).toContain('1 file would change. Nothing was written.')
  expect(await read()).toBe(old)
})

it('with --write the file is written, and a second run finds nothing', async () => {
  await write(old)
  expect(await run(folder, '--write')).toEqual({
    code: 0,
    text: 'changed app.tsx\n1 file changed. Compile the application next.',
  })
  expect(await read()).toBe(old.replace('{ startAgain }', '{ restart: startAgain }'))
  expect(await run(folder, '--write')).toEqual({ code: 0, text: 'No file has an old name.' })
})

it('what a person has to decide is listed, with the guide', async () => {
  await write(`${old}const link = useMagicLink()\nshow(link)\n`)
  const { text } = await run(folder)
  expect(text).toMatch(/By hand:\n {2}app\.tsx:4 {2}link: has new names where it is read: .*startAgain is restart/)
  expect(text).toContain('The guide: docs/cli.md#portico-upgrade')
})

it('texts and types of the portal get the new texts', async () => {
  await write(`import type { ApplicationAccessType, PermissionAssignment, PermissionsState } from '@portico/headless'
export const isFree = (type: ApplicationAccessType) => type === 'FREE_ACCESS'
export const mode: PermissionAssignment = 'NEVER'
export const all = ({ rows }: PermissionsState) => rows.filter((row) => row.assignment === 'ALWAYS')
`)
  await run(folder, '--write')
  const text = await read()
  expect(text).toContain(`type === 'free'`)
  expect(text).toContain(`PermissionAssignment = 'never'`)
  expect(text).toContain(`row.assignment === 'always'`)
})

it('an action that keeps what the old one replaced is listed, and the other is renamed', async () => {
  await write(`import { useInviteLink } from '@portico/headless'\nconst { create, update } = useInviteLink()\n`)
  const { text } = await run(folder, '--write')
  expect(text).toContain(
    'app.tsx:2  create: create: save() keeps the address; to replace it, call remove() and then save()',
  )
  expect(await read()).toContain('const { create, save: update } = useInviteLink()')
})

it('a file that cannot be parsed or decoded is left, and the others are written', async () => {
  await write(old)
  await write(`${old}const {`, 'broken.ts')
  await write(new Uint8Array([...Buffer.from(old), 0xff]), 'latin.ts')
  const { code, text } = await run(folder, '--write')
  expect(code).toBe(1)
  expect(text).toContain('changed app.tsx')
  expect(text).toContain('broken.ts:1  left: the file has errors of syntax')
  expect(text).toContain('latin.ts:1  left: it is not UTF-8')
  expect(await read('broken.ts')).toBe(`${old}const {`)
})

it('the mark at the begin of a file stays, and so do the ends of its lines', async () => {
  const text = `\uFEFF${old.replaceAll('\n', '\r\n')}`
  await write(text)
  await run(folder, '--write')
  expect(await read()).toBe(text.replace('{ startAgain }', '{ restart: startAgain }'))
})

it('a wrong option and a folder that is not there are named', async () => {
  expect((await run('--dry')).code).toBe(2)
  expect(await run(join(folder, 'none'))).toEqual({ code: 2, text: `There is no folder ${join(folder, 'none')}.` })
})

it.each(['examples/custom-login', 'examples/default-kit', 'examples/templates'])('%s has no old name', (path) => {
  const root = join(import.meta.dirname, '../../../..', path)
  const files = filesIn(root)
  expect(upgradeFiles(diskFiles(root), files, { tables, isDry: true })).toEqual({
    changes: [],
    byHand: [],
    problems: [],
  })
})

it('each new name is public, and no old one is', () => {
  const folder = join(import.meta.dirname, '../../../../headless/api-report')
  const report = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const wrong = Object.entries(tables['@portico/headless'] ?? {}).flatMap(([name, { isType, members = {} }]) => {
    const [, own] = new RegExp(`export (?:interface|type|const) ${name}\\b([^]*?\\n)\\n`).exec(report) ?? []
    if (own === undefined) return [name]
    const has = (member: string) => new RegExp(`\\b${member}\\??[(:]`).test(own)
    const renamed = isType ? Object.entries(members) : []
    return renamed.flatMap(([old, { to }]) => (to && (has(old) || !has(to)) ? [`${name}.${old} is ${to}`] : []))
  })
  expect(wrong).toEqual([])
})
