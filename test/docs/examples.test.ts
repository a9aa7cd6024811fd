import { describe, expect, it } from 'vitest'
import { compile } from './compile.ts'
import { examplesOf, readPages } from './pages.ts'

describe('the examples of the documentation', () => {
  it('compile', () => {
    expect(compile(readPages().flatMap(examplesOf))).toEqual([])
  })

  it('fail with page and line if they do not compile', () => {
    const text = [
      'Sign in:',
      '',
      '```tsx',
      "import { useLogin } from '@portico/headless'",
      '',
      'export const useName = () => useLogin().nothing',
      '```',
    ].join('\n')
    expect(compile(examplesOf({ path: 'docs/planted.md', text }))).toEqual([
      expect.stringMatching(/^docs\/planted\.md:6: Property 'nothing' does not exist/),
    ])
  })

  it('fail if they import an unknown module', () => {
    const text = "```ts\nimport { useEverything } from '@portico/headless/everything'\n```\n"
    expect(compile(examplesOf({ path: 'docs/planted.md', text }))).toHaveLength(1)
  })

  it('may import each other by the file names beside their language', () => {
    const text = [
      '```ts file=client.ts',
      "import { createClient } from '@portico/headless'",
      "export const client = createClient({ baseUrl: 'https://id.example.com' })",
      '```',
      '- later:',
      '  ```tsx',
      "  import { client } from './client.ts'",
      '  void client.start()',
      '  ```',
    ].join('\n')
    expect(compile(examplesOf({ path: 'docs/planted.md', text }))).toEqual([])
  })
})
