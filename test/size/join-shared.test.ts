import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { joinShared } from '../../scripts/build/join-shared.mjs'

const built = {
  'index.js':
    "const load = [() => import('./users/section.js'), () => import('./roles/section.js'), () => import('./login/step.js')]\nexport { load };\n",
  'users/section.js':
    "import { row } from '../row.js'\nimport { own } from './own.js'\nimport { text } from '../text.js'\nconst users = () => row(own + text)\nexport { users };\n",
  'users/own.js': "const own = 'own'\nexport { own };\n",
  'roles/section.js': "import { row } from '../row.js'\nconst roles = () => row('roles')\nexport { roles };\n",
  'login/step.js': "import { text } from '../text.js'\nconst step = () => text\nexport { step };\n",
  'row.js': "import { cell } from './cell.js'\nconst row = (name) => 'row of ' + cell(name)\nexport { row };\n",
  'cell.js': "const cell = (name) => 'cell of ' + name\nexport { cell };\n",
  'text.js': "const text = 'text'\nexport { text };\n",
}

const partOf = (path: string) =>
  path.startsWith('login/') ? { kind: 'sign-in', unit: null } : { kind: 'portal', unit: dirname(path) }
const options = { atOnce: [], partOf, units: 2, files: { portal: { light: 'portal.js' } } }

describe('modules that later parts share', () => {
  let dist: string
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'portico-join-shared-'))
    writeFileSync(join(dist, 'package.json'), '{ "type": "module" }')
    for (const [path, text] of Object.entries(built)) {
      mkdirSync(dirname(join(dist, path)), { recursive: true })
      writeFileSync(join(dist, path), text)
    }
  })
  afterEach(() => rmSync(dist, { recursive: true, force: true }))

  it('modules of two sections become one file, and export the same names', async () => {
    await joinShared(dist, options)
    expect([read('row.js'), read('cell.js')]).toEqual(Array(2).fill(expect.stringMatching(/ from "\.\/portal\.js"\n$/)))
    const { users } = await import(pathToFileURL(join(dist, 'users/section.js')).href)
    expect(users()).toBe('row of cell of owntext')
  })

  it('a module of one section, and one that another kind of part uses, stay as they are', async () => {
    await joinShared(dist, options)
    expect([read('users/own.js'), read('text.js')]).toEqual([built['users/own.js'], built['text.js']])
  })

  it('a module that loads with a page stays as it is, with its dependencies', async () => {
    await joinShared(dist, { ...options, atOnce: ['row.js'] })
    expect([read('row.js'), read('cell.js')]).toEqual([built['row.js'], built['cell.js']])
  })

  it('a module that is named as one that stays does so, and its dependencies are joined', async () => {
    await joinShared(dist, { ...options, stays: /^row\.js$/ })
    expect(read('row.js')).toBe(built['row.js'])
    expect(read('cell.js')).toMatch(/ from "\.\/portal\.js"\n$/)
  })

  it('a module for pages alone is not joined into a file for servers', async () => {
    writeFileSync(join(dist, 'cell.js'), `'use client'\n${built['cell.js']}`)
    await joinShared(dist, { ...options, isForPages: false })
    expect(read('cell.js')).toBe(`'use client'\n${built['cell.js']}`)
  })

  const read = (path: string) => readFileSync(join(dist, path), 'utf8')
})
