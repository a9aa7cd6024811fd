import { describe, expect, it } from 'vitest'
import { readPages, root } from '../../scripts/reference/pages.mjs'
import { linksBroken, onDisk, scriptsUnknown } from './references.ts'

const known = onDisk(root)
const page = (text: string) => ({ path: 'docs/planted.md', text })

describe('the documentation', () => {
  it('includes the front page', () => {
    expect(readPages().map(({ path }) => path)).toContain('README.md')
  })

  it('names commands that exist', () => {
    expect(readPages().flatMap((one) => scriptsUnknown(one, known))).toEqual([])
  })

  it('fails at a command that does not exist', () => {
    expect(scriptsUnknown(page('Run `npm run lift-off`, then `npm test`.'), known)).toEqual([
      'docs/planted.md: npm run lift-off does not exist',
    ])
  })

  it('links to pages and headings that exist', () => {
    expect(readPages().flatMap((one) => linksBroken(one, known))).toEqual([])
  })

  it('fails at a link to a missing page', () => {
    const text = 'See [one](../README.md), [two](nowhere.md), [three](https://example.com) and `[x](y.md)`.'
    expect(linksBroken(page(text), known)).toEqual(['docs/planted.md: the link to nowhere.md leads nowhere'])
  })

  it('fails at a link to a missing heading', () => {
    const text = 'See [one](../README.md#ways-to-use-it), [two](../README.md#lift-off) and [three](#here).'
    expect(linksBroken(page(text), known)).toEqual([
      'docs/planted.md: the link to ../README.md#lift-off leads nowhere',
      'docs/planted.md: the link to #here leads nowhere',
    ])
  })
})
