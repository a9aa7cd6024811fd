import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exportInPlace, removeRegions } from '../../scripts/short-files.mjs'

describe('a built file', () => {
  let dist: string
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'portico-short-'))
  })
  afterEach(() => rmSync(dist, { recursive: true, force: true }))

  it('a file does not name its source', () => {
    const lines = ['//#region src/one.ts', 'const one = "//#region of text";', '//#endregion', 'export { one };']
    expect(linesAfter(removeRegions, 'one.js', lines)).toEqual(['const one = "//#region of text";', 'export { one };'])
  })

  it('a module exports its declarations in place', () => {
    const lines = [
      'const one = 1;',
      'async function two() {}',
      'class Three {}',
      'const own = 4;',
      'export { Three, one, two };',
    ]
    expect(linesAfter(exportInPlace, 'one.js', lines)).toEqual([
      'export const one = 1;',
      'export async function two() {}',
      'export class Three {}',
      'const own = 4;',
    ])
  })

  it.each([
    ['has another name outside', ['const one = 1;', 'export { one as two };']],
    ['is declared with a name that is not exported', ['const one = 1, two = 2;', 'export { one };']],
    ['is imported', ['import { one } from "./other.js";', 'export { one };']],
    ['is that of another module', ['export { one } from "./other.js";']],
    ['comes with further exports', ['const one = 1;', 'export { one };', 'export * from "./other.js";']],
  ])('a module stays as it is if an export %s', (_, lines) => {
    expect(linesAfter(exportInPlace, 'one.js', lines)).toEqual(lines)
  })

  it('text of a template that resembles a declaration stays as it is', () => {
    const lines = ['const one = `', 'const two = 2', '`;', 'const two = 2;', 'export { two };']
    expect(linesAfter(exportInPlace, 'one.js', lines)).toEqual([
      'const one = `',
      'const two = 2',
      '`;',
      'export const two = 2;',
    ])
  })

  it('declarations are exported in place, with tabs, and the others stay private', () => {
    const lines = [
      'interface One {',
      '  two: {',
      '    three: 3;',
      '  };',
      '}',
      'type Own = 4;',
      'declare function five(): One;',
      'declare function five(of: Own): One;',
      'export { One, five };',
    ]
    expect(linesAfter(exportInPlace, 'one.d.ts', lines)).toEqual([
      'export interface One {',
      '\ttwo: {',
      '\t\tthree: 3;',
      '\t};',
      '}',
      'type Own = 4;',
      'export declare function five(): One;',
      'export declare function five(of: Own): One;',
      'export {};',
    ])
  })

  it('generated declarations have no indentation', () => {
    expect(linesAfter(exportInPlace, 'one.gen.d.ts', ['interface One {', '  two: 2;', '}', 'export { One };'])).toEqual(
      ['export interface One {', 'two: 2;', '}'],
    )
  })

  function linesAfter(change: (dist: string) => void, path: string, lines: readonly string[]): readonly string[] {
    writeFileSync(join(dist, path), `${lines.join('\n')}\n`)
    change(dist)
    return readFileSync(join(dist, path), 'utf8').trimEnd().split('\n')
  }
})
