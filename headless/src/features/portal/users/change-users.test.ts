import { describe, expect, it } from 'vitest'
import { until } from '../../../../test/open-app.ts'
import { openUsers } from '../../../../test/open-users.ts'

describe('a change of a row', () => {
  it.each([
    ['disable', 'disableUser', 'Mia Moreno', { isDisabled: true, status: 'disabled' }],
    ['enable', 'enableUser', 'Mia Moreno', { isDisabled: false, status: 'active' }],
    ['setPermanent', 'setPermanentUser', 'Mia Moreno', { expiresAt: null }],
    ['lock', 'lockUser', 'Rita Reader', { isLocked: true, status: 'locked' }],
    ['unlock', 'unlockUser', 'Lou Locked', { isLocked: false, status: 'active' }],
  ] as const)('%s is shown at once, and taken back if the provider refuses', async (verb, operation, name, shown) => {
    const { emulator, slice, row, idOf, fail } = await openUsers()
    emulator.arrange(({ users }) => {
      for (const user of users)
        for (const own of user.memberships)
          if (user.name === name) {
            if (verb === 'enable') own.isDisabled = true
            if (verb === 'setPermanent') own.accessEndsAt = '2126-01-01T00:00:00.000Z'
          }
    })
    await slice.actions.load()
    const before = row(name)
    fail(operation)
    const changing = slice.actions[verb]({ id: idOf(name) })
    expect(row(name)).toMatchObject(shown)
    expect(await changing).toMatchObject({ ok: false, error: { status: 500 } })
    expect(row(name)).toEqual(before)
    expect(slice.actions.rowState(idOf(name)).error).toMatchObject({ status: 500 })
    expect((await slice.actions[verb]({ id: idOf(name) })).ok).toBe(true)
    await until(() => !slice.getSnapshot().isPending)
    expect(row(name)).toMatchObject(shown)
  })

  it('removes a user at once, who returns if the provider refuses', async () => {
    const { slice, names, idOf, fail, stored } = await openUsers()
    fail('deleteTeamMember', 403)
    const removing = slice.actions.remove({ id: idOf('Mia Moreno') })
    expect(names()).not.toContain('Mia Moreno')
    expect((await removing).ok).toBe(false)
    expect(names()).toContain('Mia Moreno')
    expect((await slice.actions.remove({ id: idOf('Mia Moreno') })).ok).toBe(true)
    expect(stored('Mia Moreno')?.memberships).toHaveLength(1)
  })

  it('keeps groups, dates and metadata of the row', async () => {
    const { slice, row, idOf } = await openUsers()
    const { groups, createdAt, lastLogin, metadata } = row('Mia Moreno') ?? {}
    const saving = slice.actions.update({ id: idOf('Mia Moreno'), name: 'Mia M.', phoneNumber: '+12025550100' })
    expect(row('Mia M.')).toMatchObject({ groups, createdAt, lastLogin, metadata, phoneNumber: '+12025550100' })
    expect((await saving).ok).toBe(true)
  })

  it('sends only the members that change', async () => {
    const { app, slice, idOf } = await openUsers()
    await slice.actions.update({ id: idOf('Mia Moreno'), phoneNumber: null })
    expect(app.sent('/members/v1').at(-1)?.body).toEqual({ id: idOf('Mia Moreno'), phone: '' })
  })

  it('fails for a user who is not in the state, without a call', async () => {
    const { app, slice } = await openUsers()
    const before = app.called().length
    expect(await slice.actions.update({ id: 'made-up', name: 'X' })).toMatchObject({
      ok: false,
      error: { code: 'user-not-in-state', message: 'User not in state' },
    })
    expect(app.called()).toHaveLength(before)
  })

  it('a change of a removed user fails with ER-NOT-FOUND, and the other rows are kept', async () => {
    const { emulator, slice, names, idOf } = await openUsers()
    emulator.arrange(({ users }) => {
      for (const user of users) if (user.name === 'Mia Moreno') user.memberships = []
    })
    expect(await slice.actions.disable({ id: idOf('Mia Moreno') })).toMatchObject({
      ok: false,
      error: { code: 'ER-NOT-FOUND', status: 404 },
    })
    expect(names()).toHaveLength(5)
  })
})

describe('the roles of a user', () => {
  it('the roles of a user are shown at once, sent as a whole, and reverted if the provider refuses', async () => {
    const { app, slice, row, idOf, roleId, fail } = await openUsers()
    fail('updateTeamMember')
    const editing = slice.actions.setRoles({ id: idOf('Mia Moreno'), roleIds: [roleId('Editor')] })
    expect(row('Mia Moreno')?.roles).toEqual([{ id: roleId('Editor'), key: 'Editor', name: 'Editor' }])
    expect((await editing).ok).toBe(false)
    expect(row('Mia Moreno')?.roles.map(({ key }) => key)).toEqual(['Support'])
    await slice.actions.setRoles({ id: idOf('Mia Moreno'), roleIds: [roleId('Editor')] })
    expect(app.sent('/members/v1').at(-1)?.body).toEqual({ id: idOf('Mia Moreno'), roleIds: [roleId('Editor')] })
  })

  it('empty roles of a user are sent as a single empty id', async () => {
    const { app, slice, idOf, stored } = await openUsers()
    expect((await slice.actions.setRoles({ id: idOf('Mia Moreno'), roleIds: [] })).ok).toBe(true)
    expect(app.sent('/members/v1').at(-1)?.body).toMatchObject({ roleIds: [''] })
    expect(stored('Mia Moreno')?.memberships[0]?.roleIds).toEqual([])
  })

  it('roles of many users are added and removed, and roles that another administrator gave stay', async () => {
    const { emulator, slice, idOf, roleId, stored } = await openUsers()
    const ids = [idOf('Mia Moreno'), idOf('Rita Reader')]
    emulator.arrange(({ users }) => {
      for (const user of users) if (user.name === 'Rita Reader') user.memberships[0]?.roleIds.push(roleId('Viewer'))
    })
    const changing = slice.actions.updateRolesMany({
      ids,
      addRoleIds: [roleId('Editor')],
      removeRoleIds: [roleId('ReadOnly')],
    })
    expect(await changing).toMatchObject({ ok: true, value: { failed: [] } })
    expect(stored('Mia Moreno')?.memberships[0]?.roleIds).toEqual([roleId('Support'), roleId('Editor')])
    expect(stored('Rita Reader')?.memberships[0]?.roleIds.toSorted()).toEqual(
      [roleId('Viewer'), roleId('Editor')].toSorted(),
    )
  })
})

describe('temporary users', () => {
  it('a temporary user has an expiry date, which is sent in seconds', async () => {
    const { app, slice, row, idOf } = await openUsers()
    const expiresAt = new Date(app.clock.now() + 90_500).toISOString()
    const setting = slice.actions.setTemporary({ id: idOf('Mia Moreno'), expiresAt })
    expect(row('Mia Moreno')?.expiresAt).toBe(expiresAt)
    expect((await setting).ok).toBe(true)
    expect(app.sent(idOf('Mia Moreno')).at(-1)?.body).toEqual({ expirationInSeconds: 91 })
  })

  it.each([
    ['a past moment', '2020-01-01T00:00:00.000Z'],
    ['no moment', 'tomorrow'],
  ])('a temporary user with %s is refused without a call', async (_, expiresAt) => {
    const { app, slice, row, idOf } = await openUsers()
    const before = app.called().length
    expect(await slice.actions.setTemporary({ id: idOf('Mia Moreno'), expiresAt })).toMatchObject({
      ok: false,
      error: { code: 'expiry-in-past' },
    })
    expect(row('Mia Moreno')?.expiresAt).toBeNull()
    expect(app.called()).toHaveLength(before)
  })
})

describe('mails and sessions', () => {
  it('sends the activation again', async () => {
    const { emulator, slice, idOf } = await openUsers()
    emulator.arrange(({ users }) => {
      for (const user of users) if (user.name === 'Rita Reader') user.verified = false
    })
    expect((await slice.actions.resendActivation({ id: idOf('Rita Reader') })).ok).toBe(true)
    expect(emulator.outbox()).toMatchObject([{ to: 'reader@acme.test', kind: 'activate-account' }])
  })

  it('sends the invitation again to the address of the row', async () => {
    const { app, slice, idOf } = await openUsers()
    expect((await slice.actions.resendInvitation({ id: idOf('Rita Reader') })).ok).toBe(true)
    expect(app.sent('/invitation/reset').at(-1)?.body).toEqual({ email: 'reader@acme.test' })
  })

  it('sends a new password, which unlocks a locked user', async () => {
    const { emulator, slice, idOf } = await openUsers()
    expect((await slice.actions.sendPasswordReset({ id: idOf('Lou Locked') })).ok).toBe(true)
    expect(emulator.outbox()).toMatchObject([{ to: 'locked@acme.test', kind: 'reset-password' }])
  })

  it('sends one to every user with a breached password', async () => {
    const { emulator, slice } = await openUsers()
    emulator.arrange(({ users }) => {
      for (const user of users) if (/Rita|Mia/.test(user.name)) user.isPasswordBreached = true
    })
    expect((await slice.actions.resetBreachedPasswords()).ok).toBe(true)
    expect(emulator.outbox().map(({ to }) => to)).toEqual(['mfa@acme.test', 'reader@acme.test'])
  })

  it('ends all sessions of a user', async () => {
    const { emulator, slice, idOf } = await openUsers()
    emulator.signIn('reader@acme.test')
    const openSessions = () =>
      emulator.snapshot().sessions.filter(({ userId, ended }) => userId === idOf('Rita Reader') && ended === null)
    expect(openSessions()).toHaveLength(1)
    expect((await slice.actions.endSessions({ id: idOf('Rita Reader') })).ok).toBe(true)
    expect(openSessions()).toEqual([])
  })
})

describe('a change of many', () => {
  it.each([
    ['disableMany', 'disableUser'],
    ['enableMany', 'enableUser'],
    ['lockMany', 'lockUser'],
    ['unlockMany', 'unlockUser'],
    ['removeMany', 'deleteTeamMember'],
    ['resendActivationMany', 'resendMemberActivationEmail'],
    ['endSessionsMany', 'revokeUserSessions'],
    ['updateRolesMany', 'updateTeamMember'],
  ] as const)('%s returns both kinds, and keeps the failed rows selected for a retry', async (verb, operation) => {
    const { slice, idOf, fail } = await openUsers()
    const ids = [idOf('Lou Locked'), idOf('Rita Reader'), idOf('Emil Enroll')]
    slice.actions.select({ ids })
    fail(operation, 409)
    const outcome = await slice.actions[verb]()
    expect(outcome.ok && outcome.value.succeeded).toHaveLength(2)
    expect(outcome.ok && outcome.value.failed).toMatchObject([{ error: { status: 409 } }])
    const left = slice.getSnapshot().selected
    expect(left).toEqual(outcome.ok ? outcome.value.failed.map(({ id }) => id) : [])
    expect(await slice.actions[verb]({ ids: left })).toMatchObject({ ok: true, value: { succeeded: left, failed: [] } })
  })
})
