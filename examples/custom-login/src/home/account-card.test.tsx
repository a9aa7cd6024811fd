import type { User } from '@portico/headless'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AccountCard } from './account-card.tsx'

afterEach(cleanup)

const reader: User = {
  id: 'user-1',
  email: 'reader@acme.test',
  name: '',
  tenantId: 'tenant-1',
  isEmailVerified: false,
  roles: [],
  roleIds: [],
  groups: [],
  permissions: ['fe.secure.read.users', 'fe.secure.read.roles'],
  isSuperUser: false,
  claims: {},
}

it('shows a dash for what is empty', () => {
  render(<AccountCard user={{ ...reader, permissions: [] }} tenant={null} tenants={[]} />)
  expect(facts()).toEqual({ Name: '—', Email: 'reader@acme.test', Tenant: '—', Roles: '—', Permissions: '—' })
})

it('counts the permissions and lists them on demand', () => {
  render(<AccountCard user={reader} tenant={null} tenants={[]} />)
  expect(screen.getByText('2 permissions')).not.toBeNull()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(reader.permissions)
})

it('the account card of a super user shows Everything as its permissions', () => {
  render(<AccountCard user={{ ...reader, isSuperUser: true }} tenant={null} tenants={[]} />)
  expect(facts()).toHaveProperty('Permissions', 'Everything')
})

function facts() {
  const all = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
  return Object.fromEntries(all)
}
