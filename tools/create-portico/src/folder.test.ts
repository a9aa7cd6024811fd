import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { holdEmpty, packageNameOf } from './folder.ts'

const place = mkdtempSync(join(tmpdir(), 'portico-folder-'))
afterAll(() => rmSync(place, { recursive: true }))

describe('the folder of a new application', () => {
  it('a folder that is missing, empty or under version control alone is accepted', () => {
    mkdirSync(join(place, 'empty'))
    mkdirSync(join(place, 'versioned/.git'), { recursive: true })
    for (const name of ['missing', 'empty', 'versioned']) {
      expect(() => holdEmpty(join(place, name), name)).not.toThrow()
    }
  })

  it('a folder with a file and a file in place of a folder are refused', () => {
    mkdirSync(join(place, 'full'))
    writeFileSync(join(place, 'full/notes.txt'), '')
    expect(() => holdEmpty(join(place, 'full'), 'full')).toThrow('The folder full is not empty. Choose another name')
    expect(() => holdEmpty(join(place, 'full/notes.txt'), 'notes.txt')).toThrow('notes.txt is a file.')
  })

  it.each([
    ['my-app', 'my-app'],
    ['./sub/My App', 'my-app'],
    ['.', 'here'],
    ['Ünïcode é', 'n-code'],
    ['_private.', 'private'],
    ['日本語', 'portico-app'],
    ['node_modules', 'portico-app'],
    ['a'.repeat(300), 'a'.repeat(100)],
  ])('the name for package.json is valid: %s is %s', (folder, name) => {
    expect(packageNameOf(folder, join(place, 'here'))).toBe(name)
  })
})
