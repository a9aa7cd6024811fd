import { describe, expect, it } from 'vitest'
import { notPlainText, tiedToMachine } from './house.ts'
import { everything } from './project.ts'
import { planted } from './source.ts'

describe('the project', () => {
  it('holds on every machine', () => {
    expect(tiedToMachine(everything)).toEqual([])
  })

  it.each([
    ['a home', ['', 'home', 'ada', 'portico'].join('/')],
    ['a workspace', `see "${['', 'work', 'portico'].join('/')}"`],
    ['a Windows home', ['C:', 'Users', 'Ada'].join('\\')],
  ])('a project file with the path of %s is reported', (_, text) => {
    expect(tiedToMachine([planted('docs/README.md', text)])).toHaveLength(1)
  })

  it('a project file with the address a package was fetched from is reported', () => {
    const text = ['  "resolved"', ' "https://packages.example.com/a.tgz"'].join(':')
    expect(tiedToMachine([planted('package-lock.json', text)])).toHaveLength(1)
  })

  it('the project is plain text', () => {
    expect(notPlainText(everything)).toEqual([])
  })

  it('a project file with a control character is reported', () => {
    expect(notPlainText([planted('docs/README.md', `a${String.fromCharCode(8)}b`)])).toHaveLength(1)
  })
})
