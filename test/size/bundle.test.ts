import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsOf, measure, nextFigure, shares } from './bundle.mjs'

const subject = { name: 'a made-up package', imports: { toolbox: ['small'] }, figure: 1 }

describe('weighing an application', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'portico-size-test-'))
    write(
      'package.json',
      JSON.stringify({ name: 'toolbox', type: 'module', sideEffects: false, exports: './index.js' }),
    )
    write(
      'index.js',
      "export { small } from './small.js'\nexport { large } from './large.js'\nexport * from './late.js'\n",
    )
    write('small.js', "import { useState } from 'react'\nexport const small = () => useState('small')\n")
    write('large.js', `export const large = () => [${JSON.stringify(noise(4000))}]\n`)
    write('late.js', "export const late = () => import('./later.js')\n")
    write('later.js', "import { large } from './large.js'\nexport const later = large\n")
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('leaves React and what is not imported out', async () => {
    const measured = await measure(subject, folder)
    expect(measured.first.gzip).toBeLessThan(200)
    expect(measured.later).toEqual([])
    expect(faultsOf(subject, measured)).toEqual([])
  })

  it('the measurement distinguishes what loads at once from what loads later', async () => {
    const { first, later } = await measure({ ...subject, imports: { toolbox: ['late'] } }, folder)
    expect(first.gzip).toBeLessThan(2048)
    expect(later.map(({ gzip }) => gzip > 2048)).toEqual([true])
  })

  it('weighs what opening something adds', async () => {
    const late = { ...subject, imports: { toolbox: ['late'] }, opens: ['/toolbox/later'] }
    const { first, later } = await measure(late, folder)
    expect(first.gzip).toBeGreaterThan(2048)
    expect(later).toEqual([])
  })

  it('the measurement returns the weight of each module', async () => {
    const { first } = await measure({ ...subject, imports: { toolbox: ['small', 'large'] } }, folder)
    const [heaviest] = shares(first, (path) => path)
    expect(heaviest?.group).toBe('/toolbox/large.js')
    expect(heaviest?.gzip).toBeGreaterThan(0.9 * first.gzip)
  })

  it('finds what is over its budget', async () => {
    const measured = await measure({ ...subject, imports: { toolbox: ['large'] } }, folder)
    expect(faultsOf(subject, measured)).toEqual([
      expect.stringMatching(/^weighs \d\.\d\d KiB, over its budget of 1\.03 KiB$/),
    ])
  })

  it('a subject without a budget is measured alone', async () => {
    const whole = { name: subject.name, imports: { toolbox: ['large'] } }
    expect(faultsOf(whole, await measure(whole, folder))).toEqual([])
  })

  it('a page may grow by 3 % before its figure is set anew', async () => {
    const measured = await measure(subject, folder)
    const of = (kib: number) => ({ ...measured, first: { ...measured.first, gzip: kib * 1024 } })
    expect(faultsOf({ ...subject, figure: 10 }, of(10.29))).toEqual([])
    expect(nextFigure({ ...subject, figure: 10 }, of(10.29))).toBe(10)
    expect(faultsOf({ ...subject, figure: 10 }, of(10.31))).toHaveLength(1)
    expect(nextFigure({ ...subject, figure: 10 }, of(10.31))).toBe(10.31)
    expect(nextFigure({ ...subject, figure: 10 }, of(9.5))).toBe(9.5)
    expect(nextFigure({ ...subject, figure: undefined }, of(9.5))).toBeUndefined()
  })

  it('finds more files at once than there may be', async () => {
    const measured = await measure(subject, folder)
    expect(faultsOf({ ...subject, chunks: 1 }, { ...measured, chunks: 2 })).toEqual(['loads 2 files at once'])
    expect(faultsOf({ ...subject, chunks: 1 }, measured)).toEqual([])
  })

  it('finds modules that have no business in it, also where they load later', async () => {
    const never = { ...subject, imports: { toolbox: ['late'] }, figure: 9, never: ['/toolbox/large'] }
    expect(faultsOf(never, await measure(never, folder))).toEqual(['holds /toolbox/large.js, which it has no use for'])
  })

  function write(path: string, text: string) {
    const file = join(folder, 'node_modules', 'toolbox', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
})

/** Text that gzip cannot shorten much. */
function noise(length: number): string {
  let state = 1
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCharCode(33 + (state % 90))
  }).join('')
}
