import { beforeAll, describe, expect, it } from 'vitest'
import { compile } from './compile.ts'
import { examplesOf, readPages } from './pages.ts'

describe('the examples of the documentation', () => {
  // One program for all: the types that every example imports take longer to check than the examples.
  const planted = {
    'planted/property.md': [
      'Sign in:',
      '',
      '```tsx',
      "import { useLogin } from '@portico/headless'",
      '',
      'export const useName = () => useLogin().nothing',
      '```',
    ],
    'planted/module.md': ['```ts', "import { useEverything } from '@portico/headless/everything'", '```'],
    'planted/files.md': [
      '```ts file=client.ts',
      "import { createClient } from '@portico/headless'",
      "export const client = createClient({ baseUrl: 'https://id.example.com' })",
      '```',
      '- later:',
      '  ```tsx',
      "  import { client } from './client.ts'",
      '  void client.start()',
      '  ```',
    ],
  }
  let errors: readonly string[]
  const of = (page: keyof typeof planted) => errors.filter((error) => error.startsWith(`${page}:`))
  beforeAll(() => {
    const pages = Object.entries(planted).map(([path, lines]) => ({ path, text: `${lines.join('\n')}\n` }))
    errors = compile([...readPages(), ...pages].flatMap(examplesOf))
  })

  it('compile', () => {
    expect(errors.filter((error) => !error.startsWith('planted/'))).toEqual([])
  })

  it('fail with page and line if they do not compile', () => {
    expect(of('planted/property.md')).toEqual([
      expect.stringMatching(/^planted\/property\.md:6: Property 'nothing' does not exist/),
    ])
  })

  it('fail if they import an unknown module', () => {
    expect(of('planted/module.md')).toEqual([expect.stringMatching(/^planted\/module\.md:2: Cannot find module/)])
  })

  it('documentation examples may import each other by the file names beside their language', () => {
    expect(of('planted/files.md')).toEqual([])
  })
})
