import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { circles } from './circles.ts'
import { modules } from './project.ts'
import { planted } from './source.ts'

describe('the imports of the project', () => {
  it('no file imports itself through others', () => {
    expect(circles(modules)).toEqual([])
  })

  it('files in a circle of imports are reported in their order', () => {
    const ring = [
      planted('headless/src/core/a.ts', "import { b } from './b.ts'"),
      planted('headless/src/core/b.ts', "export { c } from './c.ts'"),
      planted('headless/src/core/c.ts', "import { a } from './a.ts'"),
      planted('headless/src/core/d.ts', "import { a } from './a.ts'"),
    ]
    const [first = '', ...others] = circles(ring)
    expect(others).toEqual([])
    expect(first).toContain(
      'headless/src/core/a.ts → headless/src/core/b.ts → headless/src/core/c.ts → headless/src/core/a.ts',
    )
  })

  it.each([
    ['a type', "import type { Props } from './a.tsx'"],
    ['code that is loaded later', "const load = () => import('./a.tsx')"],
    ['the type of a module', "let parent: typeof import('./a.tsx')"],
    ['an export', "export * from './a.tsx'"],
  ])('a circle through %s is reported', (_, text) => {
    const pair = [
      planted('ui-kit/src/screens/a.tsx', "const load = () => import('./b.tsx')"),
      planted('ui-kit/src/screens/b.tsx', text),
    ]
    expect(circles(pair)).toHaveLength(1)
  })

  it.each([
    ['headless/src/client/create-client.ts', '#client-checks', 'headless/src/client/checks/checks.ts'],
    ['headless/src/core/log.ts', '#error-pages', 'headless/src/core/no-error-pages.ts'],
    ['ui-kit/src/kit/portico-kit.tsx', '#kit-checks', 'ui-kit/src/kit/checks/checks.ts'],
  ])('a circle through a condition of the package is reported: %s, %s', (path, specifier, target) => {
    const back = `./${posix.relative(posix.dirname(target), path)}`
    const pair = [
      planted(path, `import { check } from '${specifier}'`),
      planted(target, `import type { A } from '${back}'`),
    ]
    expect(circles(pair)).toHaveLength(1)
  })

  it.each(['headless/src', 'ui-kit/src', 'providers/emulator/src', 'examples/custom-login/src', 'ui-kit/test'])(
    'a file of %s that imports itself is reported',
    (folder) => {
      expect(circles([planted(`${folder}/a.ts`, "import { a } from './a.ts'")])).toHaveLength(1)
    },
  )

  it('two circles are two findings', () => {
    const two = ['a', 'b'].flatMap((name) => [
      planted(`headless/src/core/${name}.ts`, `import '../http/${name}.ts'`),
      planted(`headless/src/http/${name}.ts`, `import '../core/${name}.ts'`),
    ])
    expect(circles(two)).toHaveLength(2)
  })
})
