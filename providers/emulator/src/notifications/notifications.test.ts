import { describe, expect, it } from 'vitest'
import { endCertificate } from '../../test/end-certificate.ts'
import { ofTenants } from '../../test/open-api-tokens.ts'
import { openScene, personIn } from '../../test/open-caller.ts'
import { rowsIn } from '../../test/open-roles.ts'
import type { NotificationRecord } from '../core/notification-records.ts'
import type { Emulator } from '../types.ts'

const path = '/notification'

/** Opens a scene. The administrator has four notifications; another user and another tenant have one each. */
async function open() {
  const scene = openScene()
  const { emulator, call, tokenOf } = scene
  const admin = personIn(emulator, 'admin@acme.test')
  const others = [
    { userId: personIn(emulator, 'reader@acme.test').id, tenantId: admin.activeTenantId },
    { userId: admin.id, tenantId: personIn(emulator, 'sso@globex.test').activeTenantId },
  ]
  emulator.arrange(({ notifications }) => {
    notifications.splice(0)
    const base = { tenantId: admin.activeTenantId, userId: admin.id, key: 'k', body: '', url: '', actions: [] }
    const at = (hour: number): NotificationRecord => ({
      ...base,
      id: `n${hour}`,
      title: `n${hour}`,
      severity: 'Info',
      status: 'unread',
      isPinned: false,
      createdAt: `2026-01-01T0${hour}:00:00.000Z`,
    })
    notifications.push(at(1), { ...at(2), isPinned: true }, at(3), { ...at(4), status: 'archived' })
    for (const [index, other] of others.entries()) notifications.push({ ...at(5 + index), ...other })
  })
  const token = await tokenOf('admin@acme.test')
  return {
    ...scene,
    token,
    send: (method: string, below: string, body?: object) => call(method, `${path}${below}`, { token, body }),
    stored: (id: string) => emulator.snapshot().notifications.find((one) => one.id === id),
    list: (params: object) => call('GET', `${path}?params=${encodeURIComponent(JSON.stringify(params))}`, { token }),
  }
}

describe('notifications', () => {
  it('the list of notifications has those of the caller in the tenant, pinned ones first, without archived ones', async () => {
    const { list } = await open()
    const rows = rowsIn(await list({ count: 10, offset: 0 }))
    expect(rows.map(({ id, isPinned, viewed }) => [id, isPinned, viewed])).toEqual([
      ['n2', true, false],
      ['n3', false, false],
      ['n1', false, false],
    ])
  })

  it('notifications are read by offset and count', async () => {
    const { list } = await open()
    expect(rowsIn(await list({ count: 1, offset: 1 })).map(({ id }) => id)).toEqual(['n3'])
    expect(rowsIn(await list({ count: 5, offset: 3 }))).toEqual([])
  })

  it.each([{}, { count: 0, offset: 0 }, { count: 1, offset: -1 }, { count: 'x', offset: 0 }])(
    'refuse the page %o',
    async (params) => {
      const { list } = await open()
      expect(await list(params)).toMatchObject({ status: 400, body: { errorCode: 'ER-REQUEST-INVALID' } })
    },
  )

  it('refuse a page that is no JSON', async () => {
    const { get, token } = await open()
    expect((await get(`${path}?params=%7B`, { token })).status).toBe(400)
  })

  it.each(['read', 'unread', 'archived'])('become %s', async (status) => {
    const { send, stored } = await open()
    expect((await send('PUT', '/status', { params: { notificationId: 'n1', status } })).status).toBe(200)
    expect(stored('n1')?.status).toBe(status)
  })

  it('notifications are pinned and unpinned', async () => {
    const { send, stored } = await open()
    await send('PUT', '/pin', { notificationId: 'n1' })
    expect(stored('n1')?.isPinned).toBe(true)
    await send('PUT', '/unpin', { notificationId: 'n1' })
    expect(stored('n1')?.isPinned).toBe(false)
  })

  it('notifications are all marked as read at once, except archived ones and those of others', async () => {
    const { send, emulator } = await open()
    await send('POST', '/status/mark-all-read')
    expect(emulator.snapshot().notifications.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'n1 read',
      'n2 read',
      'n3 read',
      'n4 archived',
      'n5 unread',
      'n6 unread',
    ])
  })

  it.each(['n5', 'n6', 'gone'])('notifications of others are not found: %s', async (notificationId) => {
    const { send } = await open()
    expect((await send('PUT', '/status', { params: { notificationId, status: 'read' } })).status).toBe(404)
    expect((await send('PUT', '/pin', { notificationId })).status).toBe(404)
  })

  it('the end of a certificate notifies those who may change connections once, from 30 days before', async () => {
    const { emulator, tokenOf, get } = await open()
    const warnings = () => emulator.snapshot().notifications.filter(({ key }) => key === 'ssoCertificate.ending')
    endCertificate(emulator)
    emulator.setTime(Date.UTC(2020, 10, 20))
    expect(warnings()).toEqual([])
    emulator.advance(20 * 86_400_000)
    expect(warnings()).toMatchObject([
      {
        userId: personIn(emulator, 'admin@acme.test').id,
        severity: 'High',
        body: expect.stringContaining('Jan 1, 2021'),
        url: expect.stringMatching(/^\?portal=sso\/[\w-]+$/),
      },
    ])
    emulator.advance(86_400_000)
    const token = await tokenOf('admin@acme.test')
    const rows = rowsIn(await get(`${path}?params=${encodeURIComponent('{"count":10,"offset":0}')}`, { token }))
    expect(rows.map(({ key }) => key)).toContain('ssoCertificate.ending')
    expect(warnings()).toHaveLength(1)
  })

  it('an event of high severity notifies every other user who may read the audit log', async () => {
    const { emulator, token, post } = await open()
    const before = emulator.snapshot().notifications.length
    letReadAudits(emulator, 'reader@acme.test')
    await post(ofTenants[0]?.creates ?? '', { description: 'CI', expiresInMinutes: null, roleIds: [] }, { token })
    const added = emulator.snapshot().notifications.slice(before)
    expect(added.some(({ userId }) => userId === personIn(emulator, 'admin@acme.test').id)).toBe(false)
    expect(added.find(({ userId }) => userId === personIn(emulator, 'reader@acme.test').id)).toMatchObject({
      key: 'apiToken.created',
      title: 'API token created',
      severity: 'High',
      status: 'unread',
      body: expect.stringContaining('in Acme'),
    })
  })

  it('an event of low severity notifies no user', async () => {
    const { emulator, token, call } = await open()
    const before = emulator.snapshot().notifications.length
    letReadAudits(emulator, 'reader@acme.test')
    await call('PUT', '/identity/resources/users/v2/me', { token, body: { name: 'Ada L.' } })
    expect(emulator.snapshot().audits.at(-1)).toMatchObject({ action: 'updateMe', severity: 'Info' })
    expect(emulator.snapshot().notifications).toHaveLength(before)
  })
})

function letReadAudits(emulator: Emulator, address: string): void {
  emulator.arrange(({ roles, users }) => {
    const role = roles.find(({ key }) => key === 'Admin')
    const [membership] = users.find(({ email }) => email === address)?.memberships ?? []
    if (role && membership) membership.roleIds = [role.id]
  })
}
