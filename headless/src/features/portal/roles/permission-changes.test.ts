import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergePermissions, permissionChanges } from './permission-changes.ts'

const ids = fc.subarray(['a', 'b', 'c', 'd'])
const sorted = (list: readonly string[]) => [...list].sort()

describe('a choice of permissions', () => {
  it('adds and removes what the person changed, and nothing else', () => {
    expect(permissionChanges(['a', 'b'], ['b', 'c'])).toEqual({ added: ['c'], removed: ['a'] })
    expect(mergePermissions(['a', 'b', 'd'], { before: ['a', 'b'], permissions: ['b', 'c'] })).toEqual(['b', 'd', 'c'])
  })

  it('a choice of permissions without a starting set replaces the whole set', () => {
    expect(mergePermissions(['a', 'b'], { permissions: ['c'] })).toEqual(['c'])
  })

  it('a choice of permissions is applied exactly if no other user changed the role', () => {
    fc.assert(
      fc.property(ids, ids, (before, permissions) => {
        expect(sorted(mergePermissions(before, { before, permissions }))).toEqual(sorted(permissions))
      }),
    )
  })

  it('two choices of permissions give the same role in either order, unless they conflict', () => {
    fc.assert(
      fc.property(ids, ids, ids, (before, one, other) => {
        const first = mergePermissions(mergePermissions(before, { before, permissions: one }), {
          before,
          permissions: other,
        })
        const second = mergePermissions(mergePermissions(before, { before, permissions: other }), {
          before,
          permissions: one,
        })
        expect(sorted(first)).toEqual(sorted(second))
        for (const id of permissionChanges(before, one).added) expect(first).toContain(id)
        for (const id of permissionChanges(before, other).removed) expect(first).not.toContain(id)
      }),
    )
  })
})
