import { rolldown } from 'rolldown'
import { describe, expect, it } from 'vitest'
import { pureCalls } from '../../scripts/build/pure-calls.mjs'

describe('a constant of a built module', () => {
  it.each([
    ['a call', 'export const unused = make()'],
    ['a call with types', 'export const unused: Part = make<Part>() as Part'],
    ['calls within each other', 'export const unused = make(make(1), { a: make(2) })'],
    ['an object of a class', 'const unused = new Thing()'],
    ['a call of a member', 'export const unused = [1, 2].map((one) => make(one))'],
  ])('a constant made by %s is dropped if nothing uses it', async (_, code) => {
    expect(await bundled(code)).not.toContain('make')
  })

  it('a constant that is used stays', async () => {
    expect(await bundled('const part = make()\nexport const used = part')).toContain('make()')
  })

  it('a call that is a statement stays', async () => {
    expect(await bundled('make()')).toContain('make()')
  })
})

describe('a function of a built module', () => {
  it('a call within a function stays', async () => {
    expect(await bundled('export const used = () => { const value = make(); return 1 }')).toContain('make()')
  })

  it('a call within a method of an object stays', async () => {
    expect(await bundled('export const used = { run() { make() } }')).toContain('make()')
  })
})

/** Returns the bundle of an application that imports `used` alone from a module. */
async function bundled(code: string): Promise<string> {
  const files: Readonly<Record<string, string>> = {
    'app.ts': "import * as part from 'part.ts'\nglobalThis.result = part.used",
    'part.ts': `${code}\nexport const other = 1`,
  }
  const bundle = await rolldown({
    input: 'app.ts',
    plugins: [
      { name: 'files', resolveId: (id) => (id in files ? id : null), load: (id) => files[id] ?? null },
      pureCalls(),
    ],
    onLog: () => {},
  })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  return output[0].code
}
