import { describe, expect, it } from 'vitest'
import { openUsers } from '../../../../test/open-users.ts'
import type { UserPreset } from './types.ts'

describe('the users of the tenant', () => {
  it('the users are listed by name descending, 20 a page', async () => {
    const { names, lastQuery } = await openUsers()
    expect(names()).toEqual(['Rita Reader', 'Mia Moreno', 'Lou Locked', 'Emil Enroll', 'Ada Admin'])
    expect(lastQuery()).toEqual({ _offset: '0', _limit: '20', _sortBy: 'name', _order: 'DESC' })
  })

  it('the users have all members, with roles, groups and phone numbers', async () => {
    const { emulator, row, idOf, roleId, groupId, stored } = await openUsers()
    const { applications } = emulator.snapshot()
    const open = ['Dock', 'Handbook', 'Lantern'].map((name) => applications.find((one) => one.name === name)?.id)
    const { tenantId } = stored('Mia Moreno')?.memberships[0] ?? {}
    const found = row('Mia Moreno')
    expect({ ...found, applicationIds: [...(found?.applicationIds ?? [])].sort() }).toEqual({
      id: idOf('Mia Moreno'),
      name: 'Mia Moreno',
      email: 'mfa@acme.test',
      profilePictureUrl: null,
      username: null,
      phoneNumber: null,
      status: 'active',
      isVerified: true,
      isActivated: true,
      isLocked: false,
      // No administrator can lock an account of several tenants.
      isLockable: false,
      isDisabled: false,
      hasSecondFactor: true,
      isSuperUser: false,
      provider: 'local',
      managedBy: 'frontegg',
      directory: null,
      tenantId,
      createdAt: '2026-01-01T00:00:00.000Z',
      lastLogin: null,
      expiresAt: null,
      metadata: '{}',
      roleIds: [roleId('Support')],
      roles: [{ id: roleId('Support'), key: 'Support', name: 'Support' }],
      groups: [
        { id: groupId('Finance'), name: 'Finance', color: '#5b7fd6' },
        { id: groupId('Sites'), name: 'Sites', color: '#b3730f' },
        { id: groupId('Support'), name: 'Support', color: '#c8645a' },
      ],
      applicationIds: open.sort(),
    })
  })

  it('the users have the states of their accounts', async () => {
    const { app, emulator, slice, row } = await openUsers()
    emulator.arrange(({ users }) => {
      for (const user of users) {
        const [own] = user.memberships
        if (user.name === 'Rita Reader') user.verified = false
        if (user.name === 'Mia Moreno' && own) own.isDisabled = true
        if (user.name === 'Emil Enroll' && own) own.accessEndsAt = new Date(app.clock.now() - 1).toISOString()
      }
    })
    await slice.actions.load()
    const statusOf = (name: string) => row(name)?.status
    expect(['Rita Reader', 'Mia Moreno', 'Emil Enroll', 'Lou Locked', 'Ada Admin'].map(statusOf)).toEqual([
      'invited',
      'disabled',
      'expired',
      'locked',
      'active',
    ])
  })

  it('show the first verified number if the account has none', async () => {
    const { emulator, slice, row, idOf } = await openUsers()
    emulator.arrange(({ phoneNumbers }) => {
      const at = '2026-01-01T00:00:00.000Z'
      const own = { userId: idOf('Mia Moreno'), verified: true, createdAt: at, updatedAt: at }
      phoneNumbers.push({ id: 'p1', phoneNumber: '+12025550199', ...own })
    })
    await slice.actions.load()
    expect(row('Mia Moreno')?.phoneNumber).toBe('+12025550199')
  })

  it('the users are listed without the relations that may not be read', async () => {
    const { emulator, slice, row } = await openUsers()
    for (const operation of ['listGroups', 'listRoles', 'listUserPhoneNumbers', 'listTenantApplicationAssignments'])
      emulator.faults.add({ operation, kind: 'status', status: 403, times: 1 })
    expect((await slice.actions.load()).ok).toBe(true)
    expect(row('Mia Moreno')).toMatchObject({
      groups: null,
      applicationIds: null,
      roles: [],
      roleIds: [expect.any(String)],
    })
  })

  it('the users fail to load if a relation fails', async () => {
    const { slice, fail } = await openUsers()
    fail('listUserRoleIds')
    expect(await slice.actions.load()).toMatchObject({ ok: false, error: { status: 500 } })
  })

  it('ask for phone numbers ten users at a time', async () => {
    const { app, slice } = await openUsers()
    const before = app.sent('/phone-numbers/v2').length
    app.provider.emulator.arrange(({ users }) => {
      const [model] = users
      for (let number = 0; model && number < 18; number++)
        users.push({ ...model, id: `u${number}`, email: `u${number}@acme.test`, name: `User ${number}` })
    })
    await slice.actions.load()
    const asked = app.sent('/phone-numbers/v2').slice(before)
    expect(asked.map(({ url }) => url.searchParams.get('userIds')?.split(',').length)).toEqual([10, 10])
  })

  it('name the portal as their source', async () => {
    const { app } = await openUsers()
    expect(app.sent('/users/v3').at(-1)?.headers.get('frontegg-source')).toBe('admin-portal')
  })
})

describe('a search and the filters', () => {
  it('send the text, 300 ms after the last key', async () => {
    const { app, slice, names, lastQuery } = await openUsers()
    const searching = slice.actions.search({ text: 'moreno' })
    await app.clock.advance(300)
    await searching
    expect(names()).toEqual(['Mia Moreno'])
    expect(lastQuery()).toMatchObject({ _filter: 'moreno' })
  })

  it.each<[UserPreset, object, number]>([
    ['mfa-unenrolled', { _preset: 'mfa-unenrolled' }, 4],
    ['breached-passwords', { _preset: 'breached-passwords' }, 0],
    ['inactive', { _preset: 'inactive', _maxInactiveSeconds: '7776000' }, 0],
  ])('send the preset %s', async (preset, query, total) => {
    const { slice, lastQuery } = await openUsers()
    expect((await slice.actions.filter({ filters: { preset } })).ok).toBe(true)
    expect(lastQuery()).toMatchObject(query)
    expect(slice.getSnapshot().total).toBe(total)
  })

  it('send other seconds for inactive users', async () => {
    const { slice, lastQuery } = await openUsers({ inactiveSeconds: 60 })
    await slice.actions.filter({ filters: { preset: 'inactive' } })
    expect(lastQuery()).toMatchObject({ _maxInactiveSeconds: '60' })
  })

  it('find the users of a role and of an origin at the provider', async () => {
    const { slice, names, roleId, lastQuery } = await openUsers()
    await slice.actions.filter({ filters: { role: roleId('Support'), provider: 'local' } })
    expect(names()).toEqual(['Mia Moreno'])
    expect(lastQuery()).toMatchObject({ _roleIds: roleId('Support'), _provider: 'local' })
  })

  it('find the users of a group by their ids, with the other filters', async () => {
    const { slice, names, groupId } = await openUsers()
    await slice.actions.filter({ filters: { group: groupId('Sites'), preset: 'mfa-unenrolled' } })
    expect(names()).toEqual(['Lou Locked', 'Emil Enroll'])
    expect(slice.getSnapshot().total).toBe(2)
  })

  it.each([
    ['a managed application', 'Dock', {}, ['Rita Reader', 'Mia Moreno']],
    ['an application with a preset', 'Dock', { preset: 'mfa-unenrolled' }, ['Rita Reader']],
    ['an application and a group', 'Dock', { group: 'Sites' }, ['Mia Moreno']],
    ['a free application', 'Lantern', {}, ['Rita Reader', 'Mia Moreno', 'Lou Locked', 'Emil Enroll', 'Ada Admin']],
    [
      'an application that is free for the tenant',
      'Handbook',
      { group: 'Sites' },
      ['Mia Moreno', 'Lou Locked', 'Emil Enroll'],
    ],
  ])('find the users of %s', async (_, application, { group, ...others }: Record<string, string>, expected) => {
    const { emulator, slice, names, groupId } = await openUsers()
    const { id = '' } = emulator.snapshot().applications.find(({ name }) => name === application) ?? {}
    const filters = { application: id, ...others, ...(group && { group: groupId(group) }) }
    expect((await slice.actions.filter({ filters })).ok).toBe(true)
    expect(names()).toEqual(expected)
    expect(slice.getSnapshot().total).toBe(expected.length)
  })

  it('ask for a hundred ids at a time', async () => {
    const { app, emulator, slice, groupId } = await openUsers()
    emulator.arrange(({ users, groups }) => {
      const [model] = users
      const ids = Array.from({ length: 150 }, (_, number) => `u${number}`)
      for (const id of ids) if (model) users.push({ ...model, id, email: `${id}@acme.test`, name: `User ${id}` })
      for (const group of groups) if (group.name === 'Contractors') group.userIds = ids
    })
    const before = app.sent('/users/v3').length
    await slice.actions.filter({ filters: { group: groupId('Contractors') } })
    expect(app.sent('/users/v3').length - before).toBe(2)
    expect(slice.getSnapshot()).toMatchObject({ total: 150, hasMore: true })
    expect(slice.getSnapshot().rows).toHaveLength(20)
  })

  it('a filter by an empty group finds no users, without a call for users', async () => {
    const { app, slice, names, groupId } = await openUsers()
    const before = app.sent('/users/v3').length
    await slice.actions.filter({ filters: { group: groupId('Équipe produit') } })
    expect(names()).toEqual([])
    expect(app.sent('/users/v3')).toHaveLength(before)
  })

  it.each([
    ['role', () => ({ role: 'another' })],
    ['provider', () => ({ provider: 'google' })],
  ])('fail if the provider ignores the %s, because the list would be wrong', async (_, filters) => {
    const opened = await openUsers(
      {},
      {
        instead(url, init) {
          if (
            !url.pathname.endsWith('/users/v3') ||
            !(url.searchParams.has('_roleIds') || url.searchParams.has('_provider'))
          )
            return undefined
          const plain = new URL(url)
          plain.searchParams.delete('_roleIds')
          plain.searchParams.delete('_provider')
          return opened.app.browser.fetch(plain, init)
        },
      },
    )
    expect(await opened.slice.actions.filter({ filters: filters() })).toMatchObject({
      ok: false,
      error: { code: 'users-filter-ignored' },
    })
  })

  it('filters in the address of the page are restored, and unknown filters do no harm', async () => {
    const address =
      'https://app.example.test/?users.filter.preset=mfa-unenrolled&users.filter.made-up=1&users.sort=email.ASC'
    const { names, lastQuery } = await openUsers({ address: 'users' }, { address })
    expect(names()).toEqual(['Ada Admin', 'Emil Enroll', 'Lou Locked', 'Rita Reader'])
    expect(lastQuery()).toMatchObject({ _preset: 'mfa-unenrolled', _sortBy: 'email', _order: 'ASC' })
    expect(lastQuery()).not.toHaveProperty('made-up')
  })
})

describe('the order and the pages', () => {
  it.each(['createdAt', 'name', 'email', 'id', 'verified', 'isLocked', 'provider', 'tenantId'] as const)(
    'the order of the users is that of the provider: %s',
    async (by) => {
      const { slice, lastQuery } = await openUsers()
      expect((await slice.actions.sort({ by, order: 'ASC' })).ok).toBe(true)
      expect(lastQuery()).toMatchObject({ _sortBy: by, _order: 'ASC' })
    },
  )

  it('pages are appended in an endless table, and names of roles are not read again', async () => {
    const { app, slice, names } = await openUsers({ isEndless: true })
    await slice.actions.setPageSize({ pageSize: 2 })
    const before = app.called().length
    await slice.actions.goToPage({ page: 1 })
    expect(names()).toEqual(['Rita Reader', 'Mia Moreno', 'Lou Locked', 'Emil Enroll'])
    expect(app.called().slice(before)).not.toContain('listRoles')
  })

  it('an endless table shows the users who exist, although another administrator removes some meanwhile', async () => {
    const { app, emulator, slice, names } = await openUsers({ isEndless: true })
    for (let at = 0; at < 60; at++)
      emulator.addUser({ email: `u${at}@acme.test`, name: `User ${100 + at}`, tenants: ['Acme'] })
    await slice.actions.load()
    const gone = names().slice(2, 5)
    emulator.arrange((state) => {
      state.users = state.users.filter(({ name }) => !gone.includes(name))
    })
    while (slice.getSnapshot().hasMore) await slice.actions.goToPage({ page: slice.getSnapshot().query.page + 1 })
    expect(slice.getSnapshot()).toMatchObject({ total: 62, hasMore: false })
    expect([names().length, new Set(names()).size]).toEqual([62, 62])
    expect(names().filter((name) => gone.includes(name))).toEqual([])
    expect(app.called()).toContain('listUsers')
  })

  it('the pages have the users of tenants below if such users are requested', async () => {
    const { app, slice, names, row, lastQuery } = await openUsers({ includeSubTenants: true })
    app.provider.emulator.addUser({ email: 'deep@labs.test', name: 'Dee Deep', tenants: ['Acme Labs'] })
    await slice.actions.load()
    expect(lastQuery()).toMatchObject({ _includeSubTenants: 'true' })
    expect(names()).toContain('Dee Deep')
    // The applications of this user belong to another tenant.
    expect(row('Dee Deep')?.applicationIds).toBeNull()
  })
})
