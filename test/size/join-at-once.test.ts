import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { joinAtOnce } from '../../scripts/build/join-at-once.mjs'

const built = {
  'index.js':
    "export { form } from './form.js'\nexport { screen } from './screens/screen.js'\nexport { late } from './late.js'\n",
  'form.js':
    "import { label } from './words/label.js'\nconst name = () => label('form')\nconst rest = 'rest of the form'\nexport { name as form, rest };\n",
  'words/label.js': 'const label = (of) => "label of " + of\nconst name = "label"\nexport { label, name };\n',
  'screens/screen.js':
    "'use client'\nimport { form } from '../form.js'\nconst screen = () => [form(), import('../late.js')]\nexport { screen };\n",
  'late.js': "import { label } from './words/label.js'\nconst late = () => label('later')\nexport { late };\n",
}

describe('joining what is needed at once', () => {
  let dist: string
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'portico-join-'))
    writeFileSync(join(dist, 'package.json'), '{ "type": "module" }')
    for (const [path, text] of Object.entries(built)) write(path, text)
  })
  afterEach(() => rmSync(dist, { recursive: true, force: true }))

  it('leaves every module exporting what it did', async () => {
    await joinAtOnce(dist, ['screen'])
    const [form, label, screen] = await Promise.all(['form.js', 'words/label.js', 'screens/screen.js'].map(load))
    expect([form.form(), form.rest, label.name]).toEqual(['label of form', 'rest of the form', 'label'])
    const [shown, late] = screen.screen()
    expect([shown, (await late).late()]).toEqual(['label of form', 'label of later'])
  })

  it('keeps in one module what servers may load, and in another what is for pages', async () => {
    await joinAtOnce(dist, ['screen'])
    expect(read('at-once.js')).toContain('label of')
    expect(read('at-once.js')).not.toContain('use client')
    expect(read('at-once.client.js')).toMatch(/^'use client'\n/)
    expect(read('screens/screen.js')).toBe('\'use client\'\nexport { screen } from "../at-once.client.js"\n')
  })

  it('two joined modules with a name in common keep it apart', async () => {
    write(
      'words/label.js',
      'const label = (of) => "label of " + of\nconst rest = "rest of the label"\nexport { label, rest };\n',
    )
    await joinAtOnce(dist, ['screen'])
    const [form, label] = await Promise.all(['form.js', 'words/label.js'].map(load))
    expect([form.rest, label.rest]).toEqual(['rest of the form', 'rest of the label'])
  })

  it('touches nothing that is needed later', async () => {
    await joinAtOnce(dist, ['screen'])
    expect([read('late.js'), read('index.js')]).toEqual([built['late.js'], built['index.js']])
  })

  it('joins what is loaded soon, without what another form may load at once', async () => {
    write('index.js', "export { screen } from './screens/screen.js'\nexport { other } from './other.js'\n")
    write('other.js', "const other = () => 'other'\nexport { other };\n")
    write('call.js', "const call = () => 'called'\nexport { call };\n")
    write(
      'next.js',
      "import { label } from './words/label.js'\nimport { call } from './call.js'\nimport { other } from './other.js'\nconst next = () => [label('next'), call(), other()]\nexport { next };\n",
    )
    await joinAtOnce(dist, ['screen'], {
      soon: ['./next.js'],
      shared: [{ entry: './index.js', file: 'soon.shared.js' }],
    })
    expect(read('other.js')).toMatch(/ from "\.\/soon\.shared\.js"\n$/)
    expect([read('call.js'), read('next.js')]).toEqual(Array(2).fill(expect.stringMatching(/ from "\.\/soon\.js"\n$/)))
    expect(read('soon.shared.js')).not.toContain('called')
    expect((await load('next.js')).next()).toEqual(['label of next', 'called', 'other'])
  })

  it('marks functions and those within them for V8', async () => {
    write(
      'form.js',
      'const inner = () => [1].map((one) => one)\nfunction name() { return inner }\nexport { name as form };\n',
    )
    await joinAtOnce(dist, ['screen'])
    expect(read('at-once.js')).toMatch(/var name = \(function name\(\) \{/)
    expect(read('at-once.js')).toMatch(/const inner = \(\(\) => \[1\]\.map\(\(\(one\) => one\)\)\)/)
  })

  it('makes properties of the methods of an object, and keeps what they are', async () => {
    write(
      'form.js',
      "const key = 'computed'\nconst own = () => 'outer'\nconst name = { own() { return own() }, async waits() { return 1 }, *many() { yield 2 }, async *both() { yield 3 }, [key]() { return this.name }, 'a b'() { return 4 }, name: 5 }\nexport { name as form };\n",
    )
    await joinAtOnce(dist, ['screen'])
    expect(read('at-once.js')).toContain('own: (function() {')
    const { form } = await load('form.js')
    expect([form.own.name, form.own(), await form.waits(), ...form.many(), form.computed(), form['a b']()]).toEqual([
      'own',
      'outer',
      1,
      2,
      5,
      4,
    ])
    expect(await form.both().next()).toEqual({ value: 3, done: false })
  })

  it('keeps declarations callable above the place where they stand, and the other methods as they are', async () => {
    write(
      'form.js',
      "class Name { constructor() { this.name = 'form' } get own() { return first } called() { return 2 } }\nconst first = made()\nconst name = () => [first, new Name().name, new Name().own, new Name().called(), { get made() { return 1 } }.made, { toString() { return super.toString() } }.toString()]\nfunction made() { return 'made' }\nexport { name as form };\n",
    )
    await joinAtOnce(dist, ['screen'])
    expect((await load('form.js')).form()).toEqual(['made', 'form', 'made', 2, 1, '[object Object]'])
  })

  it('refuses to join a module that is not there', async () => {
    await expect(joinAtOnce(dist, ['screen'], { soon: ['./renamed.js'] })).rejects.toThrow(/lacks \.\/renamed\.js/)
    expect(existsSync(join(dist, 'at-once.js'))).toBe(false)
  })

  it('refuses a module that it could not stand in for', async () => {
    write('words/label.js', 'export const label = () => "label"\n')
    await expect(joinAtOnce(dist, ['screen'])).rejects.toThrow(/label\.js exports nothing that could be read/)
    expect(existsSync(join(dist, 'at-once.js'))).toBe(false)
  })

  const load = (path: string) => import(pathToFileURL(join(dist, path)).href)
  const read = (path: string) => readFileSync(join(dist, path), 'utf8')
  function write(path: string, text: string) {
    mkdirSync(dirname(join(dist, path)), { recursive: true })
    writeFileSync(join(dist, path), text)
  }
})
