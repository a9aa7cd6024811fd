import type { Permission } from '@portico/headless/portal/permissions'
import { expect, it } from 'vitest'
import type { RoleColumn } from './matrix-columns.ts'
import { columnOf, matrixRows } from './matrix-columns.ts'
import { matrixCsv } from './roles-compare.tsx'

const words = { headings: ['Permission', 'Key'], held: 'Yes', notHeld: 'No' } as const
const permission: Permission = {
  id: '1',
  key: 'users.read',
  name: '',
  description: '',
  categoryId: 'c',
  categoryName: 'Users',
  roleIds: [],
  isFrontEnd: false,
  assignment: 'assignable',
}

/** Returns the lines of a matrix of two roles. Only the first role has the permission. */
function linesOf(name: string, roleName: string) {
  const permissions = [{ ...permission, name }]
  const columns: readonly RoleColumn[] = [
    { name: roleName, held: ['1'] },
    { name: 'Viewer', held: [] },
  ].map(({ name: role, held }) =>
    columnOf(
      {
        id: role,
        key: role,
        name: role,
        description: '',
        level: 1,
        isDefault: false,
        isBuiltIn: false,
        permissions: held,
        userCount: 0,
        tenantId: null,
        vendorId: '',
        createdAt: '2026-01-01T00:00:00.000Z',
        updatedAt: '2026-01-01T00:00:00.000Z',
      },
      permissions,
      { choices: {}, canChange: true },
    ),
  )
  const rows = matrixRows(permissions, columns, { text: '', isDifferent: false })
  const text = matrixCsv(columns, rows, words)
  expect(text.startsWith('\uFEFF')).toBe(true)
  return text.slice(1).split('\r\n')
}

it('the CSV of a role matrix has a line per permission and a column per role', () => {
  expect(linesOf('See users', 'Admin')).toEqual([
    '"Permission","Key","Admin","Viewer"',
    '"See users","users.read","Yes","No"',
  ])
})

it.each([
  ['Says "hello", often', '"Says ""hello"", often"'],
  ['=HYPERLINK("https://evil.test")', `"'=HYPERLINK(""https://evil.test"")"`],
  ['+1', `"'+1"`],
  ['x;=HYPERLINK("https://evil.test")', `"x;'=HYPERLINK(""https://evil.test"")"`],
  ['x\t=1', `"x\t'=1"`],
  ['x\n=1', `"x\n'=1"`],
  ['x; "@SUM(A1)', `"x;' ""@SUM(A1)"`],
  ['\uFF1D1+1', `"'\uFF1D1+1"`],
  ['Sites, -5; north - south', '"Sites, -5; north - south"'],
])('keeps the name %s one text of one cell', (name, cell) => {
  expect(linesOf(name, 'Admin')[1]).toBe(`${cell},"users.read","Yes","No"`)
  expect(linesOf('See users', name)[0]).toBe(`"Permission","Key",${cell},"Viewer"`)
})
