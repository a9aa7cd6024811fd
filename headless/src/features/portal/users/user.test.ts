import { describe, expect, it } from 'vitest'
import { until } from '../../../../test/open-app.ts'
import { openUsers } from '../../../../test/open-users.ts'
import { userFeature } from './user.ts'

async function open(name = 'Mia Moreno') {
  const opened = await openUsers()
  const id = opened.idOf(name)
  const slice = opened.app.client.get(userFeature, { id })
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().calls.load.status !== 'pending')
  return { ...opened, id, table: opened.slice, slice, value: () => slice.getSnapshot().value }
}

describe('one user', () => {
  it('a user has roles with their origins: held directly, through groups, or both', async () => {
    const { value, roleId, groupId } = await open()
    const sites = { id: groupId('Sites'), name: 'Sites', color: '#b3730f' }
    const finance = { id: groupId('Finance'), name: 'Finance', color: '#5b7fd6' }
    const support = { id: groupId('Support'), name: 'Support', color: '#c8645a' }
    expect(value()?.access).toEqual([
      { role: { id: roleId('ReadOnly'), key: 'ReadOnly', name: 'Read Only' }, isDirect: false, groups: [finance] },
      { role: { id: roleId('Support'), key: 'Support', name: 'Support' }, isDirect: true, groups: [] },
      {
        role: { id: roleId('Viewer'), key: 'Viewer', name: 'Viewer' },
        isDirect: false,
        groups: [finance, sites, support],
      },
    ])
  })

  it('a user has all phone numbers, each once', async () => {
    const { emulator, slice, value, id } = await open('Rita Reader')
    emulator.arrange(({ phoneNumbers }) => {
      const at = '2026-01-01T00:00:00.000Z'
      for (const phoneNumber of ['+12025550142', '+12025550199'])
        phoneNumbers.push({ id: phoneNumber, phoneNumber, userId: id, verified: true, createdAt: at, updatedAt: at })
    })
    await slice.actions.load()
    expect(value()?.phoneNumbers).toEqual(['+12025550142', '+12025550199'])
  })

  it('a user has their last ten events, newest first, and none of an address with the same ending', async () => {
    const { app, emulator, slice, value, id, stored } = await open('Mia Moreno')
    const { tenantId = '' } = stored('Mia Moreno')?.memberships[0] ?? {}
    emulator.arrange(({ audits }) => {
      const event = { tenantId, action: 'updateProfile', description: 'Update profile', severity: 'Info' as const }
      for (let number = 0; number < 24; number++) {
        const isOwn = number % 2 === 0
        audits.push({
          ...event,
          id: `event ${number}`,
          ip: '192.0.2.7',
          createdAt: new Date(app.clock.now() + number).toISOString(),
          // The first two entries are old: they have the address alone.
          userId: number < 2 ? null : isOwn ? id : 'another',
          email: isOwn ? 'MFA@acme.test' : 'anmfa@acme.test',
        })
      }
    })
    await slice.actions.load()
    const ids = () => value()?.audits?.map((one) => one.id)
    expect(ids()).toEqual([22, 20, 18, 16, 14, 12, 10, 8, 6, 4].map((number) => `event ${number}`))
    expect(value()?.audits?.[0]).toEqual({
      id: 'event 22',
      action: 'updateProfile',
      description: 'Update profile',
      severity: 'Info',
      ip: '192.0.2.7',
      createdAt: new Date(app.clock.now() + 22).toISOString(),
    })
    emulator.arrange(({ audits }) => {
      audits.splice(0, audits.length, ...audits.filter((one) => one.userId === null || one.userId === 'another'))
    })
    await slice.actions.load()
    expect(ids()).toEqual(['event 0'])
  })

  it('a user has no rows of the audit log if the log may not be read', async () => {
    const { emulator, slice, value } = await open()
    emulator.faults.add({ operation: 'listAudits', kind: 'status', status: 403, times: 1 })
    expect((await slice.actions.load()).ok).toBe(true)
    expect(value()?.audits).toBeNull()
  })

  it('a user of a tenant below is found if such users are requested', async () => {
    const { app, emulator } = await open()
    const { id } = emulator.addUser({ email: 'deep@labs.test', name: 'Dee Deep', tenants: ['Acme Labs'] })
    const alone = app.client.get(userFeature, { id })
    expect(await alone.actions.load()).toMatchObject({ ok: false, error: { code: 'user-not-found' } })
    const withTenants = app.client.get(userFeature, { id, includeSubTenants: true })
    expect((await withTenants.actions.load()).ok).toBe(true)
    expect(withTenants.getSnapshot().value).toMatchObject({ name: 'Dee Deep', applicationIds: null })
  })

  it('an unknown user fails with the code user-not-found', async () => {
    const { app } = await open()
    const slice = app.client.get(userFeature, { id: 'none' })
    expect(await slice.actions.load()).toMatchObject({ ok: false, error: { code: 'user-not-found', status: 404 } })
  })
})

describe('a change of one user', () => {
  it.each([
    ['save', 'updateTeamMember', { name: 'Mia M.' }],
    ['disable', 'disableUser', { status: 'disabled', isDisabled: true }],
    ['lock', 'lockUser', { status: 'locked', isLocked: true }],
    ['setTemporary', 'setTemporaryUser', { expiresAt: '2126-01-01T00:00:00.000Z' }],
  ] as const)('%s is shown at once, and taken back if the provider refuses', async (verb, operation, shown) => {
    const { slice, value, fail } = await open()
    const before = value()
    const run = () =>
      verb === 'save'
        ? slice.actions.save({ name: 'Mia M.' })
        : verb === 'disable' || verb === 'lock'
          ? slice.actions[verb]()
          : slice.actions.setTemporary({ expiresAt: '2126-01-01T00:00:00.000Z' })
    fail(operation)
    const changing = run()
    expect(value()).toMatchObject(shown)
    expect(await changing).toMatchObject({ ok: false, error: { status: 500 } })
    expect(value()).toEqual(before)
  })

  it('a change of one user is read by the table afterwards', async () => {
    const { slice, row } = await open()
    expect((await slice.actions.disable()).ok).toBe(true)
    await until(() => row('Mia Moreno')?.isDisabled === true)
    expect((await slice.actions.enable()).ok).toBe(true)
    await until(() => row('Mia Moreno')?.isDisabled === false)
  })

  it('replaces the direct roles, and those through groups stay', async () => {
    const { slice, value, roleId, stored } = await open()
    const editing = slice.actions.setRoles({ roleIds: [roleId('Editor')] })
    expect(value()?.access.map(({ role, isDirect }) => [role.key, isDirect])).toEqual([
      ['Editor', true],
      ['ReadOnly', false],
      ['Viewer', false],
    ])
    expect((await editing).ok).toBe(true)
    expect(stored('Mia Moreno')?.memberships[0]?.roleIds).toEqual([roleId('Editor')])
  })

  it('makes a temporary account permanent', async () => {
    const { app, slice, stored } = await open()
    const expiresAt = new Date(app.clock.now() + 60_000).toISOString()
    expect((await slice.actions.setTemporary({ expiresAt })).ok).toBe(true)
    expect((await slice.actions.setPermanent()).ok).toBe(true)
    expect(stored('Mia Moreno')?.memberships[0]).not.toHaveProperty('accessEndsAt')
  })

  it('refuses a past moment without a flash', async () => {
    const { slice, value } = await open()
    const before = value()
    const setting = slice.actions.setTemporary({ expiresAt: '2020-01-01T00:00:00.000Z' })
    expect(value()).toBe(before)
    expect(await setting).toMatchObject({ ok: false, error: { code: 'expiry-in-past' } })
  })

  it('sends mails to the address of the user, and ends the sessions', async () => {
    const { app, emulator, slice } = await open('Lou Locked')
    for (const verb of ['resendActivation', 'resendInvitation', 'sendPasswordReset', 'endSessions'] as const)
      expect((await slice.actions[verb]()).ok).toBe(true)
    expect(emulator.outbox()).toMatchObject([{ to: 'locked@acme.test', kind: 'reset-password' }])
    expect(app.called()).toEqual(
      expect.arrayContaining(['resendMemberActivationEmail', 'resendInvitationEmail', 'revokeUserSessions']),
    )
  })

  it('keeps what was known if another administrator has removed the user', async () => {
    const { emulator, slice, value, id } = await open()
    emulator.arrange(({ users }) => {
      for (const one of users) if (one.id === id) one.memberships = []
    })
    expect(await slice.actions.save({ name: 'Mia M.' })).toMatchObject({ ok: false, error: { status: 404 } })
    expect(await slice.actions.load()).toMatchObject({ ok: false, error: { code: 'user-not-found' } })
    expect(value()?.name).toBe('Mia Moreno')
  })

  it('removes the user from the tenant', async () => {
    const { slice, names } = await open()
    expect((await slice.actions.remove()).ok).toBe(true)
    await until(() => !names().includes('Mia Moreno'))
  })
})
