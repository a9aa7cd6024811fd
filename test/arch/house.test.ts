import { describe, expect, it } from 'vitest'
import { featuresMisshapen, featuresUntold, notPlainText, tiedToMachine } from './house.ts'
import { everything } from './project.ts'
import { planted } from './source.ts'

describe('a feature', () => {
  it('is one folder of the one shape', () => {
    expect(featuresMisshapen(everything)).toEqual([])
  })

  it('is caught without a part', () => {
    const paths = ['types.ts', 'feature.ts', 'use-roles.ts'].map((part) => `headless/src/features/roles/${part}`)
    expect(featuresMisshapen(paths.map((path) => planted(path, '')))).toEqual([
      'headless/src/features/roles/index.ts is missing: every feature has one',
    ])
  })

  it('has a page of the same word', () => {
    expect(featuresUntold(everything)).toEqual([])
  })

  it('is caught without a page', () => {
    expect(featuresUntold([planted('headless/src/features/roles/index.ts', '')])).toEqual([
      'docs/features/roles.md is missing: every feature has one',
    ])
  })
})

describe('the project', () => {
  it('holds on every machine', () => {
    expect(tiedToMachine(everything)).toEqual([])
  })

  it.each([
    ['a home', ['', 'home', 'ada', 'portico'].join('/')],
    ['a workspace', `see "${['', 'work', 'portico'].join('/')}"`],
    ['a Windows home', ['C:', 'Users', 'Ada'].join('\\')],
  ])('is caught with the path of %s', (_, text) => {
    expect(tiedToMachine([planted('docs/README.md', text)])).toHaveLength(1)
  })

  it('is caught with the address a package was fetched from', () => {
    const text = ['  "resolved"', ' "https://packages.example.com/a.tgz"'].join(':')
    expect(tiedToMachine([planted('package-lock.json', text)])).toHaveLength(1)
  })

  it('is plain text', () => {
    expect(notPlainText(everything)).toEqual([])
  })

  it('is caught with a control character', () => {
    expect(notPlainText([planted('docs/README.md', `a${String.fromCharCode(8)}b`)])).toHaveLength(1)
  })
})
