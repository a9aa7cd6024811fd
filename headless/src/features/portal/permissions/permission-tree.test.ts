import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type PermissionBranch,
  type PermissionHolder,
  permissionTree,
  searchTree,
  toggleCategory,
  togglePermission,
} from './permission-tree.ts'
import type { Permission } from './types.ts'

const permission = (key: string, more: Partial<Permission> = {}): Permission => ({
  id: key,
  key,
  name: key,
  description: '',
  categoryId: 'all',
  categoryName: 'All',
  isFrontEnd: true,
  roleIds: [],
  assignment: 'assignable',
  ...more,
})
const standings = (all: readonly Permission[], permissions: readonly string[], isFixed = false) =>
  Object.fromEntries(
    permissionTree(all, { permissions, isFixed })
      .flatMap(({ cells }) => cells)
      .map(({ permission: { key }, standing }) => [key, standing]),
  )
const keys = ['users.read', 'users.write', 'users.*', 'users.write.*', 'billing.read', '*'] as const

describe('the standing of a permission', () => {
  it('a permission that an administrator chooses has the standing held or open', () => {
    const all = [permission('users.read'), permission('users.write')]
    expect(standings(all, ['users.read'])).toEqual({ 'users.read': 'held', 'users.write': 'open' })
  })

  it('a permission of every role has the standing always, chosen or not, in a built-in role too', () => {
    const all = [permission('users.read', { assignment: 'always' })]
    for (const isFixed of [true, false]) expect(standings(all, [], isFixed)).toEqual({ 'users.read': 'always' })
  })

  it('a permission of no role has the standing never, or fixed if the vendor gave it', () => {
    const all = [permission('users.read', { assignment: 'never' })]
    expect(standings(all, [])).toEqual({ 'users.read': 'never' })
    expect(standings(all, ['users.read'])).toEqual({ 'users.read': 'fixed' })
  })

  it('a permission in a role that cannot be changed has the standing fixed or never', () => {
    const all = [permission('users.read'), permission('users.write')]
    expect(standings(all, ['users.read'], true)).toEqual({ 'users.read': 'fixed', 'users.write': 'never' })
  })

  it('a permission held through a key that contains it has the standing wider and names that key', () => {
    const all = [permission('users.read'), permission('users.*'), permission('billing.read')]
    const cells = permissionTree(all, { permissions: ['users.*'], isFixed: true }).flatMap((branch) => branch.cells)
    expect(cells.map(({ standing, isHeld, through }) => [standing, isHeld, through])).toEqual([
      ['wider', true, 'users.*'],
      ['fixed', true, null],
      ['never', false, null],
    ])
  })

  it('two permission keys that contain the same can both be changed', () => {
    const all = [permission('users.*'), permission('users.**')]
    expect(standings(all, ['users.*', 'users.**'])).toEqual({ 'users.*': 'held', 'users.**': 'held' })
  })
})

describe('a category', () => {
  const all = ['a', 'b', 'c', 'd'].map((key) => permission(key))
  function branchOf(permissions: readonly string[], of = all) {
    const [branch] = permissionTree(of, { permissions, isFixed: false })
    if (branch) return branch
    throw new Error('There is no category')
  }

  it('counts what is held, of all', () => {
    expect(branchOf(['a', 'b'])).toMatchObject({ held: 2, total: 4, check: 'some', canChange: true, name: 'All' })
  })

  it('a category has the check all if it lacks only permissions that the role cannot have', () => {
    const of = [...all, permission('e', { assignment: 'never' })]
    expect(branchOf(['a', 'b', 'c', 'd'], of)).toMatchObject({ held: 4, check: 'all' })
  })

  it('a category without a held permission has the check none, and is unchangeable if nothing can be chosen', () => {
    expect(branchOf([])).toMatchObject({ held: 0, check: 'none', canChange: true })
    expect(branchOf([], [permission('e', { assignment: 'never' })])).toMatchObject({ check: 'none', canChange: false })
  })

  it('a category is removed with its wide key, although that key contains the others', () => {
    const of = ['users.*', 'users.read'].map((key) => permission(key))
    const chosen = toggleCategory(branchOf(['users.*', 'users.read'], of), ['users.*', 'users.read'])
    expect(chosen).toEqual([])
  })

  it('a category is in the order of the permissions, without a name if the provider omits it', () => {
    const of = [permission('x', { categoryId: 'x', categoryName: '' }), ...all]
    const tree = permissionTree(of, { permissions: [], isFixed: false })
    expect(tree.map(({ id, name }) => [id, name])).toEqual([
      ['x', ''],
      ['all', 'All'],
    ])
  })
})

describe('a search', () => {
  const tree = permissionTree(
    [
      permission('fe.read', { name: 'See users', categoryId: 'u', categoryName: 'Users' }),
      permission('fe.write', { name: 'Change users', categoryId: 'u', categoryName: 'Users' }),
      permission('fe.plan', { name: 'Plan', description: 'Buys more', categoryId: 'b', categoryName: 'Billing' }),
    ],
    { permissions: ['fe.read'], isFixed: false },
  )
  const found = (text: string) =>
    searchTree(tree, text).flatMap(({ cells }) => cells.map((cell) => cell.permission.key))

  it.each([
    ['', ['fe.read', 'fe.write', 'fe.plan']],
    ['see', ['fe.read']],
    ['FE.W', ['fe.write']],
    ['buys', ['fe.plan']],
    ['billing', ['fe.plan']],
    [' users ', ['fe.read', 'fe.write']],
    ['nothing', []],
  ])('a search for "%s" finds by name, key, description and category', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  it('keeps the counts of the whole category', () => {
    expect(searchTree(tree, 'change')).toMatchObject([
      { held: 1, total: 2, check: 'some', cells: [{ standing: 'open' }] },
    ])
  })
})

/** Returns `true` if a role holds the permission, by regular expressions. */
function modelHolds(all: readonly Permission[], chosen: readonly string[], asked: Permission): boolean {
  const held = all.filter(({ id, assignment }) => assignment === 'always' || chosen.includes(id))
  return held.some(({ key }) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(asked.key))
}

const lists = fc
  .uniqueArray(
    fc.record({
      key: fc.constantFrom(...keys),
      categoryId: fc.constantFrom('x', 'y'),
      assignment: fc.constantFrom<Permission['assignment']>('assignable', 'assignable', 'always', 'never'),
    }),
    { selector: ({ key }) => key },
  )
  .map((list) => list.map(({ key, ...more }) => permission(key, more)))
const holders: fc.Arbitrary<PermissionHolder> = fc.record({
  permissions: fc.subarray([...keys, 'unknown']),
  isFixed: fc.boolean(),
})

describe('for every list of permissions and every role', () => {
  const check = (
    rule: (all: readonly Permission[], holder: PermissionHolder, tree: readonly PermissionBranch[]) => void,
  ) => fc.assert(fc.property(lists, holders, (all, holder) => rule(all, holder, permissionTree(all, holder))))
  const cellsIn = (tree: readonly PermissionBranch[]) => tree.flatMap(({ cells }) => cells)

  it('a permission is held if a key of the role covers it', () =>
    check((all, holder, tree) => {
      for (const { permission: one, isHeld } of cellsIn(tree))
        expect([one.key, isHeld]).toEqual([one.key, modelHolds(all, holder.permissions, one)])
    }))

  it('each permission is in one category, and the counts add up', () =>
    check((all, _, tree) => {
      expect(
        cellsIn(tree)
          .map(({ permission: { id } }) => id)
          .sort(),
      ).toEqual(all.map(({ id }) => id).sort())
      for (const { held, cells } of tree) expect(held).toBe(cells.filter(({ isHeld }) => isHeld).length)
    }))

  it('a permission toggled twice is as before, and one that cannot be changed stays', () =>
    check((all, holder, tree) => {
      for (const cell of cellsIn(tree)) {
        const once = togglePermission(cell, holder.permissions)
        const again = cellsIn(permissionTree(all, { ...holder, permissions: once })).find(
          ({ permission: { id } }) => id === cell.permission.id,
        )
        expect(again && [...togglePermission(again, once)].sort()).toEqual([...holder.permissions].sort())
        const canChange = cell.standing === 'held' || cell.standing === 'open'
        expect(once.length !== holder.permissions.length).toBe(canChange)
      }
    }))

  it('a category is held as a whole and then not at all, within two toggles', () =>
    check((all, holder, tree) => {
      for (const { id, canChange } of tree) {
        const press = (chosen: readonly string[]) => {
          const branch = permissionTree(all, { ...holder, permissions: chosen }).find((one) => one.id === id)
          return branch ? toggleCategory(branch, chosen) : chosen
        }
        const stateOf = (chosen: readonly string[]) =>
          permissionTree(all, { ...holder, permissions: chosen }).find((one) => one.id === id)
        const once = press(holder.permissions)
        if (!canChange) expect(once).toEqual(holder.permissions)
        else if (stateOf(holder.permissions)?.check === 'all') expect(stateOf(once)?.cells.some(isOwnHeld)).toBe(false)
        else expect(stateOf(once)?.check).toBe('all')
      }
    }))

  it('no toggle adds a permission of no role, or drops one that is not in the list', () =>
    check((all, holder, tree) => {
      const results = [
        ...tree.map((branch) => toggleCategory(branch, holder.permissions)),
        ...cellsIn(tree).map((cell) => togglePermission(cell, holder.permissions)),
      ]
      const fixed = all.filter(({ assignment }) => assignment !== 'assignable').map(({ id }) => id)
      const kept = (ids: readonly string[]) =>
        ids.filter((id) => fixed.includes(id) || !all.some((one) => one.id === id)).sort()
      for (const result of results) expect(kept(result)).toEqual(kept(holder.permissions))
    }))
})

const isOwnHeld = ({ standing }: { readonly standing: string }) => standing === 'held'
