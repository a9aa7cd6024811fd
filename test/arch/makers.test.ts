import { describe, expect, it } from 'vitest'
import { runsAtImport } from './makers.ts'
import { modules } from './project.ts'
import { planted } from './source.ts'

describe('headless and the kit', () => {
  it('a module of headless or of the kit runs nothing when it is imported', () => {
    expect(runsAtImport(modules)).toEqual([])
  })
})

describe.each(['headless/src/core/planted.ts', 'ui-kit/src/frame/planted.tsx'])('%s', (path) => {
  it.each([
    ['a call of a function that is no maker', 'export const cache = makeCache()'],
    ['a bare call', 'register()'],
    ['a bare call of a maker', 'createFeatureHook(x)'],
    ['a method that may change something', 'export const size = list.push(1)'],
    ['an object of an unknown class', 'export const socket = new Socket()'],
    ['a template', 'export const part = styled`a`'],
    ['a static member', 'export class AError extends Error { static all = collect() }'],
  ])('a module that runs %s at import is reported', (_, text) => {
    expect(runsAtImport([planted(path, text)])).toHaveLength(1)
  })

  it('a module may make at import what a bundler can drop', () => {
    const text = [
      'export const useX = createFeatureHook(x)',
      'const cache = new Map()',
      "const names = ['a', 'b'].map(upper)",
      'const own = named(1)',
      'function named(value: number) { return run(value) }',
      'export const f = () => run()',
    ]
    expect(runsAtImport([planted(path, text.join('\n'))])).toEqual([])
  })
})
