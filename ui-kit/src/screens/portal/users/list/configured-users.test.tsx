import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { configured } from '../../../../../test/configured.ts'
import { openUsers, press, row } from '../../../../../test/open-users.tsx'

afterEach(cleanup)

describe('the list of users as the account configures it', () => {
  it('the list of users has the columns that the account’s page configures', async () => {
    const tableColumns = {
      email: { visibility: 'hidden' },
      phoneNumber: { visibility: 'always', isChecked: true },
      roles: { visibility: 'hidden' },
      groups: { visibility: 'hidden' },
      lastSeen: { visibility: 'always', isChecked: false },
      joinedAt: { visibility: 'always', isChecked: true },
    }
    await openUsers({ instead: configured({ users: { fieldsProperties: { tableColumns } } }) })
    const rita = await row('Rita Reader')
    expect(rita.textContent).not.toContain('reader@acme.test')
    expect(rita.textContent).toContain('+12025550142')
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads.slice(1, -1)).toEqual(['Phone number', 'Status', 'Joined'])
    await press('Columns')
    await screen.findByRole('menuitemcheckbox', { name: 'Last seen', checked: false })
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Groups' })).toBeNull()
  })

  it('the list of users has addresses in place of names, and no search, if the account configures that', async () => {
    const gone = { visibility: 'hidden' }
    const searchFilterOptions = { email: gone, fullName: gone, username: gone, phoneNumber: gone }
    const users = { fieldsProperties: { tableColumns: { fullName: gone } }, searchFilterOptions }
    await openUsers({ instead: configured({ users }) })
    expect((await row('reader@acme.test')).textContent).not.toContain('Rita Reader')
    expect(screen.queryByRole('searchbox')).toBeNull()
  })
})
