import { describe, expect, it } from 'vitest'
import { withAddresses } from '../../scripts/build/guide-addresses.mjs'
import { commentsAlone, readSources } from '../../scripts/reference/comment-examples.mjs'
import { root } from '../../scripts/reference/pages.mjs'
import { linksBroken, onDisk } from './references.ts'

const site = 'https://id.example'

describe('the links of doc comments', () => {
  it('a relative link becomes the address of its page on the site', () => {
    const text = 'See [one](../../docs/features/login.md) and [two](../../docs/lists.md#rows).'
    expect(withAddresses(text, 'headless/dist', site)).toBe(
      'See [one](https://id.example/features/login) and [two](https://id.example/lists#rows).',
    )
  })

  it('a package in a deeper folder has the same addresses', () => {
    expect(withAddresses('[a](../../../docs/decisions/README.md)', 'providers/emulator/dist', site)).toBe(
      '[a](https://id.example/decisions/)',
    )
  })

  it('an address stays as it is', () => {
    const text = '[a](https://www.rfc-editor.org/rfc/rfc7519) and [b](#here)'
    expect(withAddresses(text, 'headless/dist', site)).toBe(text)
  })

  it('a link to a file that is not on the site fails', () => {
    expect(() => withAddresses('[a](../src/index.ts)', 'headless/dist', site)).toThrow('headless/src/index.ts')
  })

  it('they lead to pages and headings that exist', () => {
    const known = onDisk(root)
    const comments = readSources().map(({ path, text }) => ({ path, text: commentsAlone(text) }))
    expect(comments.filter(({ text }) => text.includes('](../')).length).toBeGreaterThan(40)
    expect(comments.flatMap((page) => linksBroken(page, known))).toEqual([])
  })
})
