import { describe, expect, it } from 'vitest'
import { type BareFeature, bareContainer } from '../../test/bare-container.ts'

interface NoteState {
  readonly note: unknown
}

interface NoteActions {
  write(note: unknown): void
}

function setUp() {
  const list: BareFeature<NoteState, NoteActions, { readonly of?: string | undefined } | undefined> = {
    name: 'list',
    scope: 'client',
    state: () => ({ note: null }),
    actions: ({ step }) => ({ write: step(({ set }, note) => set({ note })) }),
  }
  return { ...bareContainer(), list }
}

describe('the id of a slice', () => {
  it('a slice is identified by its options, in any order of their members', () => {
    const { container, list } = setUp()
    const one = container.get(list, { of: 'one' })
    expect(container.get(list, { of: 'other' })).not.toBe(one)
    expect(container.get(list, { of: 'one' })).toBe(one)
    expect(container.get(list, { of: undefined })).toBe(container.get(list))
    type Wide = BareFeature<object, object, { readonly a: number; readonly b: object }>
    const wide: Wide = { name: 'wide', scope: 'client', state: () => ({}), actions: () => ({}) }
    expect(container.get(wide, { a: 1, b: { c: 2, d: [3] } })).toBe(container.get(wide, { b: { c: 2, d: [3] }, a: 1 }))
    expect(container.get(wide, { a: 1, b: { c: 2, d: [4] } })).not.toBe(
      container.get(wide, { a: 1, b: { c: 2, d: [3] } }),
    )
  })

  it('an option without a prototype identifies a slice as any other', () => {
    const { container } = setUp()
    type Wide = BareFeature<object, object, { readonly a: object; readonly b: number }>
    const wide: Wide = { name: 'wide', scope: 'client', state: () => ({}), actions: () => ({}) }
    const bare = () => Object.assign(Object.create(null), { c: 1 })
    expect(container.get(wide, { a: bare(), b: 2 })).toBe(container.get(wide, { b: 2, a: bare() }))
  })

  it('a key cannot be mistaken for options', () => {
    const { container, list } = setUp()
    expect(container.get(list, { key: '{"of":"one"}' })).not.toBe(container.get(list, { of: 'one' }))
    expect(container.get(list, { key: 'a{"of":"one"}' })).not.toBe(container.get(list, { key: 'a', of: 'one' }))
  })

  it('two sets of options under one key are two slices, and an error in the log', () => {
    const { container, list, ports } = setUp()
    container.get(list, { key: 'drawer', of: 'one' }).actions.write('of one')
    container.get(list, { key: 'drawer', of: 'one' })
    expect(ports.lines).toEqual([])
    expect(container.get(list, { key: 'drawer', of: 'other' }).getSnapshot().note).toBeNull()
    expect(ports.lines).toEqual([expect.stringContaining('Another caller has other options than list/drawer')])
  })

  it('an option that does not identify a slice is an error in the log if the slice has another, once', () => {
    const { container, list, ports } = setUp()
    const kept: typeof list = { ...list, identity: () => ({}) }
    const slice = container.get(kept, { of: 'one' })
    expect(container.get(kept, { of: 'one' })).toBe(slice)
    expect(container.get(kept)).toBe(slice)
    expect(ports.lines).toEqual([])
    for (const of of ['other', 'other']) expect(container.get(kept, { of })).toBe(slice)
    expect(ports.lines).toEqual([expect.stringContaining('Another caller has other options than list')])
  })
})
