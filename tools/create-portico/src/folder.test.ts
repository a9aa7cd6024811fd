import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { holdFolder, packageNameOf } from './folder.ts'
import { Refusal } from './refusal.ts'

const place = mkdtempSync(join(tmpdir(), 'portico-folder-'))
afterAll(() => rmSync(place, { recursive: true }))

describe('the folder of a new application', () => {
  it('a folder that is missing, empty or has files is accepted', () => {
    mkdirSync(join(place, 'empty'))
    mkdirSync(join(place, 'versioned/.git'), { recursive: true })
    symlinkSync('empty', join(place, 'linked'))
    for (const name of ['missing', 'empty', 'versioned', 'linked']) {
      expect(() => holdFolder(join(place, name), name)).not.toThrow()
    }
  })

  it.each([
    ['notes.txt', 'notes.txt is a file.'],
    ['notes.txt/app', 'A file is in the place of a folder above notes.txt/app.'],
    ['dangling', 'dangling is a link to no folder.'],
    ['a'.repeat(300), 'The name of the folder is too long.'],
  ])('%s is refused', (name, sentence) => {
    writeFileSync(join(place, 'notes.txt'), '')
    rmSync(join(place, 'dangling'), { force: true })
    symlinkSync('nowhere', join(place, 'dangling'))
    expect(() => holdFolder(join(place, name), name)).toThrow(sentence)
    expect(() => holdFolder(join(place, name), name)).toThrow(Refusal)
  })

  it.each([
    ['my-app', 'my-app'],
    ['./sub/My App', 'my-app'],
    ['.', 'here'],
    ['Ünïcode é', 'unicode-e'],
    ['ünï', 'uni'],
    ['react', 'react-app'],
    [`${'a'.repeat(99)}-${'b'.repeat(130)}`, 'a'.repeat(99)],
    ['_private.', 'private'],
    ['日本語', 'portico-app'],
    ['node_modules', 'portico-app'],
    ['a'.repeat(300), 'a'.repeat(100)],
  ])('the name for package.json is valid: %s is %s', (folder, name) => {
    expect(packageNameOf(folder, join(place, 'here'), ['react', 'vite'])).toBe(name)
  })
})
