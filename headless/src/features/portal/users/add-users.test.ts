import { describe, expect, it } from 'vitest'
import { until } from '../../../../test/open-app.ts'
import { openUsers } from '../../../../test/open-users.ts'
import { inviteLinkFeature } from './invite-link.ts'
import { temporaryUserConfigurationFeature } from './temporary-user-configuration.ts'

const personAt = (email: string) => ({ email })

describe('adding a user', () => {
  it('sends the person, the roles and the end, and reads the list again', async () => {
    const { app, slice, names, roleId, emulator } = await openUsers()
    const outcome = await slice.actions.add({
      email: 'ines@acme.test',
      name: 'Ines Duarte',
      phone: '+12025550111',
      roleIds: [roleId('Editor')],
      expirationInSeconds: 3600,
    })
    expect(outcome).toMatchObject({ ok: true, value: { person: { email: 'ines@acme.test' }, id: expect.any(String) } })
    expect(app.sent('/users/v2').at(-1)?.body).toEqual({
      email: 'ines@acme.test',
      name: 'Ines Duarte',
      phone: '+12025550111',
      roleIds: [roleId('Editor')],
      expirationInSeconds: 3600,
      provider: 'local',
    })
    await until(() => names().includes('Ines Duarte'))
    expect(emulator.outbox()).toMatchObject([{ to: 'ines@acme.test', kind: 'activate-account' }])
  })

  it('assigns applications, and returns those that the provider refused, because the user exists', async () => {
    const { slice, emulator } = await openUsers()
    const { applications, applicationAssignments, users } = emulator.snapshot()
    const tenantId = users.find(({ email }) => email === 'admin@acme.test')?.activeTenantId
    const isManaged = (id: string) => applications.some((one) => one.id === id && one.accessType === 'MANAGED_ACCESS')
    const ids = applicationAssignments.flatMap((one) =>
      one.tenantId === tenantId && isManaged(one.appId) ? [one.appId] : [],
    )
    const heldBy = (email: string) => {
      const id = emulator.snapshot().users.find((user) => user.email === email)?.id ?? ''
      return emulator.snapshot().applicationAssignments.filter(({ userIds }) => userIds.includes(id))
    }
    expect(await slice.actions.add({ email: 'ines@acme.test', applicationIds: ids })).toMatchObject({
      value: { refused: [] },
    })
    expect(ids).not.toEqual([])
    expect(heldBy('ines@acme.test').map(({ appId }) => appId)).toEqual(ids)
    emulator.faults.add({ operation: 'assignApplications', kind: 'status', status: 403, times: 1 })
    const people = [personAt('one@acme.test'), personAt('two@acme.test')]
    const outcome = await slice.actions.addMany({ people, applicationIds: ids })
    expect(outcome.ok && outcome.value.added.flatMap(({ refused }) => refused)).toMatchObject([
      { part: 'applications', ids, error: { code: 'assignment-failed', status: 403 } },
    ])
  })

  it('adding a user fails with ER-USER-EXISTS if the user exists already', async () => {
    const { slice } = await openUsers()
    expect(await slice.actions.add({ email: 'mfa@acme.test' })).toMatchObject({
      ok: false,
      error: { code: 'ER-USER-EXISTS', status: 409 },
    })
  })
})

describe('adding many users', () => {
  it('splits them into added and refused, in the order of the input, with the reasons', async () => {
    const { slice, roleId, emulator } = await openUsers()
    const mfaUser = () => emulator.snapshot().users.find(({ email }) => email === 'mfa@acme.test')?.name
    const people = ['one@acme.test', 'mfa@acme.test', 'two@acme.test', 'no-address'].map(personAt)
    const outcome = await slice.actions.addMany({ people, roleIds: [roleId('Viewer')], expirationInSeconds: 60 })
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        added: [{ person: people[0] }, { person: people[2] }],
        refused: [
          { person: people[1], error: { code: 'ER-USER-EXISTS' }, canRetry: false, user: { name: mfaUser() } },
          { person: people[3], error: { code: 'email-incomplete' }, canRetry: false, user: null },
        ],
      },
    })
    expect(slice.getSnapshot().adding).toMatchObject({ pending: [], added: [{}, {}], refused: [{}, {}] })
    const [own] = emulator.snapshot().users.find(({ email }) => email === 'two@acme.test')?.memberships ?? []
    expect(own).toMatchObject({ roleIds: [roleId('Viewer')], accessEndsAt: expect.any(String) })
  })

  it('sends one address in a request, ten at a time, and shows the progress', async () => {
    const { app, emulator, slice } = await openUsers()
    const people = Array.from({ length: 12 }, (_, number) => personAt(`new${number}@acme.test`))
    emulator.faults.add({ operation: 'addUser', kind: 'delay', delayMs: 500 })
    const adding = slice.actions.addMany({ people })
    await until(() => app.sent('/users/v2').length === 10)
    expect(slice.getSnapshot().adding?.pending).toHaveLength(12)
    await app.clock.advance(500)
    await until(() => app.sent('/users/v2').length === 12)
    expect(slice.getSnapshot().adding?.pending.map(({ email }) => email)).toEqual([
      'new10@acme.test',
      'new11@acme.test',
    ])
    await app.clock.advance(500)
    expect(await adding).toMatchObject({ ok: true, value: { refused: [] } })
    expect(app.sent('/users/v2').map(({ body }) => body)).toContainEqual({
      ...people[3],
      roleIds: [],
      provider: 'local',
    })
  })

  it('retries the refused alone, corrected and with the same roles; the added ones stay in the result', async () => {
    const { app, slice, roleId } = await openUsers()
    const access = { roleIds: [roleId('Viewer')] }
    await slice.actions.addMany({ people: ['one@acme.test', 'pat'].map(personAt), ...access })
    const before = app.sent('/users/v2').length
    const outcome = await slice.actions.retryRefused({ people: [personAt('pat@acme.test')] })
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        added: [{ person: { email: 'one@acme.test' } }, { person: { email: 'pat@acme.test' } }],
        refused: [],
      },
    })
    expect(app.sent('/users/v2').slice(before)).toMatchObject([{ body: { email: 'pat@acme.test', ...access } }])
  })

  it('retries only those that may succeed as they are, and keeps the others in the result', async () => {
    const { app, slice, fail } = await openUsers()
    fail('addUser')
    await slice.actions.addMany({ people: ['one@acme.test', 'mfa@acme.test', 'no-address'].map(personAt) })
    const refused = () =>
      slice.getSnapshot().adding?.refused.map(({ error: { status, code }, canRetry }) => [status ?? code, canRetry])
    expect(refused()).toEqual([
      [500, true],
      [409, false],
      ['email-incomplete', false],
    ])
    const before = app.sent('/users/v2').length
    await slice.actions.retryRefused()
    expect(app.sent('/users/v2')).toHaveLength(before + 1)
    expect(refused()).toEqual([
      [409, false],
      ['email-incomplete', false],
    ])
    expect(slice.getSnapshot().adding?.added).toMatchObject([{ person: { email: 'one@acme.test' } }])
  })

  it('has no user for an address that is taken if users may not be read', async () => {
    const { slice, fail } = await openUsers()
    fail('listUsers')
    await slice.actions.addMany({ people: [personAt('mfa@acme.test')] })
    expect(slice.getSnapshot().adding?.refused).toMatchObject([{ error: { code: 'ER-USER-EXISTS' }, user: null }])
  })

  it('retries a failure of the network as it was', async () => {
    const { slice, fail } = await openUsers()
    fail('addUser')
    await slice.actions.addMany({ people: [personAt('one@acme.test')] })
    expect(slice.getSnapshot().adding?.refused).toMatchObject([{ error: { status: 500 } }])
    expect(await slice.actions.retryRefused()).toMatchObject({ ok: true, value: { added: [{}], refused: [] } })
    slice.actions.clearAdding()
    expect(slice.getSnapshot().adding).toBeNull()
  })
})

describe('the invite link', () => {
  async function openLink() {
    const opened = await openUsers()
    const link = opened.app.client.get(inviteLinkFeature)
    link.subscribe(() => {})
    await until(() => link.getSnapshot().value !== null)
    return { ...opened, link, value: () => link.getSnapshot().value }
  }

  it('the invite link does not exist at first, and is created for 43200 minutes', async () => {
    const { app, link, value, roleId } = await openLink()
    expect(value()).toEqual({ link: null, isAllowed: true, canSendEmail: true })
    expect((await link.actions.save({ roleIds: [roleId('Viewer')] })).ok).toBe(true)
    expect(app.sent('/invites/v2/user').at(-1)?.body).toEqual({
      expiresInMinutes: 43_200,
      shouldSendEmail: true,
      roleIds: [roleId('Viewer')],
    })
    await until(() => value()?.link !== null)
    expect(value()?.link).toMatchObject({ isSentByEmail: true, roleIds: [roleId('Viewer')] })
    const expiresAt = value()?.link?.expiresAt ?? ''
    expect(Date.parse(expiresAt) - app.clock.now()).toBeLessThanOrEqual(43_200 * 60_000)
  })

  it('leads to the sign-up page, and its token is in no printed state', async () => {
    const { emulator, link, value } = await openLink()
    await link.actions.save()
    await until(() => value()?.link !== null)
    const token = emulator.snapshot().inviteLinks[0]?.token ?? 'none'
    const url = new URL(value()?.link?.url.reveal() ?? '')
    expect([url.pathname, url.searchParams.get('invitationToken')]).toEqual(['/account/sign-up', token])
    expect(Object.values(value()?.link ?? {}).join(' ')).not.toContain(token)
  })

  it('the invite link keeps its address if it is changed', async () => {
    const { link, value } = await openLink()
    await link.actions.save()
    await until(() => value()?.link !== null)
    const before = value()?.link?.url.reveal()
    expect((await link.actions.save({ expiresInMinutes: 60, isSentByEmail: false })).ok).toBe(true)
    await until(() => value()?.link?.isSentByEmail === false)
    expect(value()?.link?.url.reveal()).toBe(before)
  })

  it('a save of the invite link creates it if it was removed elsewhere, and keeps one that was made elsewhere', async () => {
    const { emulator, link, value } = await openLink()
    const tokens = () => emulator.snapshot().inviteLinks.map(({ token }) => token)
    await link.actions.save()
    await until(() => value()?.link !== null)
    emulator.arrange((state) => {
      state.inviteLinks = []
    })
    expect((await link.actions.save({ expiresInMinutes: 60 })).ok).toBe(true)
    expect(tokens()).toHaveLength(1)
    const [made] = tokens()
    expect((await link.actions.save({ isSentByEmail: false })).ok).toBe(true)
    expect(tokens()).toEqual([made])
  })

  it('two saves of the invite link at once are both kept', async () => {
    const { app, emulator, link } = await openLink()
    const outcomes = await Promise.all([
      link.actions.save({ isSentByEmail: false }),
      link.actions.save({ expiresInMinutes: 60 }),
    ])
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
    const [kept] = emulator.snapshot().inviteLinks
    expect(kept?.shouldSendEmail).toBe(false)
    expect((kept?.expiresAt ?? Number.NaN) - app.clock.now()).toBeLessThanOrEqual(60 * 60_000)
  })

  it('the invite link is deleted at once, and returns if the provider refuses', async () => {
    const { emulator, link, value, fail } = await openLink()
    await link.actions.save()
    await until(() => value()?.link !== null)
    fail('deleteInviteLink')
    const removing = link.actions.remove()
    expect(value()?.link).toBeNull()
    expect((await removing).ok).toBe(false)
    expect(value()?.link).not.toBeNull()
    await link.actions.remove()
    expect(emulator.snapshot().inviteLinks).toEqual([])
  })

  it('follows the rules of the provider: links, and mails to new members', async () => {
    const { emulator, link, value } = await openLink()
    expect(value()).toMatchObject({ isAllowed: true, canSendEmail: true })
    emulator.arrange(({ security }) => Object.assign(security, { allowsInviteLinks: false, mailsInvited: false }))
    await link.actions.load()
    expect(value()).toMatchObject({ isAllowed: false, canSendEmail: false })
    expect(await link.actions.save()).toMatchObject({ ok: false, error: { code: 'ER-INVITE-LINKS-OFF' } })
    expect(emulator.snapshot().inviteLinks).toEqual([])
  })

  it('an expired invite link is null', async () => {
    const { app, link, value } = await openLink()
    await link.actions.save({ expiresInMinutes: 1 })
    await until(() => value()?.link !== null)
    await app.clock.advance(60_000)
    await link.actions.load()
    expect(value()?.link).toBeNull()
  })
})

describe('the use of temporary users', () => {
  it.each([
    ['is that of the provider', true, undefined],
    ['may be off', false, undefined],
    ['is off if the provider does not offer it', false, 501],
  ])('%s', async (_, isEnabled, status) => {
    const { app, emulator, fail } = await openUsers()
    emulator.arrange(({ security }) => {
      security.allowsTemporaryUsers = isEnabled
    })
    if (status) fail('getTemporaryUserConfiguration', status)
    const configuration = app.client.get(temporaryUserConfigurationFeature)
    await configuration.actions.load()
    expect(configuration.getSnapshot().value).toEqual({ isEnabled })
  })
})
