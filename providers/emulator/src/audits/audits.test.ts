import { describe, expect, it } from 'vitest'
import { openScene, start } from '../../test/open-caller.ts'
import type { Audit } from '../core/audit-records.ts'
import { createEmulator } from '../emulator.ts'
import { auditColumns } from './columns.ts'

const day = 86_400_000

/** Opens a scene with some events of the first tenant, and calls as a user of it. */
async function open(events: readonly Partial<Audit>[] = [], email = 'admin@acme.test') {
  const scene = openScene()
  const token = await scene.tokenOf(email)
  scene.emulator.arrange((state) => {
    const tenantId = state.tenants[0]?.id ?? ''
    state.audits = events.map((event, index) => ({
      id: `event-${index}`,
      tenantId,
      userId: null,
      action: 'signUp',
      severity: 'Info',
      createdAt: new Date(start - index * 1000).toISOString(),
      ...event,
    }))
  })
  const list = async (query: Readonly<Record<string, string>> = {}) => {
    const { status, body } = await scene.get(`/audits?${new URLSearchParams({ offset: '0', count: '20', ...query })}`, {
      token,
    })
    const rows: readonly { readonly _id?: string }[] = Array.isArray(body['data']) ? body['data'] : []
    return { status, body, ids: rows.map(({ _id }) => _id) }
  }
  const exported = (endpoint: string, query: Readonly<Record<string, string>>, properties: unknown = auditColumns) =>
    scene.fetch(`${scene.baseUrl}/frontegg/audits/export/${endpoint}?${new URLSearchParams(query)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ properties }),
    })
  return { ...scene, token, list, exported }
}

describe('the audit log', () => {
  it('the audit log has the events of the tenant, with all members', async () => {
    const { list, emulator } = await open([
      {
        userId: 'u1',
        user: 'Ada Admin',
        email: 'admin@acme.test',
        ip: '192.0.2.1',
        userAgent: 'Firefox',
        vendorId: 'v1',
        description: 'Changed a role',
        severity: 'High',
        json: { path: '/frontegg/identity/resources/roles/v1/0ac2b7ab-1b1e-4b5e-8f5c-6c1d4f1f2a3b/permissions' },
      },
      { tenantId: 'another' },
    ])
    expect((await list()).body).toEqual({
      total: 1,
      data: [
        {
          _id: 'event-0',
          tenantId: emulator.snapshot().tenants[0]?.id,
          vendorId: 'v1',
          action: 'signUp',
          actorId: 'u1',
          user: 'Ada Admin',
          email: 'admin@acme.test',
          ip: '192.0.2.1',
          userAgent: 'Firefox',
          description: 'Changed a role',
          severity: 'High',
          createdAt: '2026-01-01T00:00:00.000Z',
          objectType: 'role',
          objectId: '0ac2b7ab-1b1e-4b5e-8f5c-6c1d4f1f2a3b',
          json: { path: '/frontegg/identity/resources/roles/v1/0ac2b7ab-1b1e-4b5e-8f5c-6c1d4f1f2a3b/permissions' },
        },
      ],
    })
  })

  it('reads an old event that lacks members', async () => {
    const { list, emulator } = await open([{}])
    expect((await list()).body).toMatchObject({
      data: [{ vendorId: emulator.snapshot().vendor.id, user: '', email: '', ip: '', userAgent: '', description: '' }],
    })
  })

  it('the audit log is sorted, paged and searched', async () => {
    const { list } = await open([{ user: 'Bea' }, { user: 'Cleo' }, { user: 'Adi', description: 'Keys' }])
    expect((await list({ sortBy: 'createdAt', sortDirection: 'desc' })).ids).toEqual(['event-0', 'event-1', 'event-2'])
    expect((await list({ sortBy: 'user', sortDirection: 'asc', offset: '1', count: '1' })).ids).toEqual(['event-0'])
    expect(await list({ filter: 'keys', paginationMode: 'virtual' })).toMatchObject({ ids: ['event-2'] })
    expect((await list({ sortBy: 'json' })).status).toBe(400)
  })

  it('shows the later of two events of one moment first', async () => {
    const createdAt = new Date(start).toISOString()
    const { list } = await open([{ createdAt }, { createdAt }])
    expect((await list({ sortBy: 'createdAt', sortDirection: 'desc' })).ids).toEqual(['event-1', 'event-0'])
    expect((await list({ sortBy: 'createdAt', sortDirection: 'asc' })).ids).toEqual(['event-0', 'event-1'])
  })

  it('the audit log is filtered by a part of a column, by severity and by an interval', async () => {
    const { list } = await open([{ email: 'ada@acme.test' }, { severity: 'High', email: 'bea@acme.test' }])
    expect((await list({ email: 'BEA' })).ids).toEqual(['event-1'])
    expect((await list({ severity: 'High', email: 'ada' })).ids).toEqual([])
    expect((await list({ severity: 'hi' })).ids).toEqual([])
    const time = (at: number) => new Date(at).toISOString()
    expect((await list({ createdAt: `${time(start - 1000)}/${time(start)}` })).ids).toEqual(['event-1'])
    expect((await list({ createdAt: `../${time(start - 1000)}` })).ids).toEqual([])
    expect((await list({ createdAt: `${time(start)}/..` })).ids).toEqual(['event-0'])
    expect((await list({ createdAt: 'yesterday' })).status).toBe(400)
  })

  it('counts the events of today, and those of high severity in seven days, by its own clock', async () => {
    const { get, tokenOf, emulator } = await open([{ severity: 'High' }, {}])
    const stats = async () => (await get('/audits/stats', { token: await tokenOf('admin@acme.test') })).body
    expect(await stats()).toEqual({ totalToday: 1, severeThisWeek: 1 })
    emulator.advance(day)
    expect(await stats()).toEqual({ totalToday: 0, severeThisWeek: 1 })
    emulator.advance(7 * day)
    expect(await stats()).toEqual({ totalToday: 0, severeThisWeek: 0 })
  })

  it('describes its columns', async () => {
    const { get } = await open()
    const { body } = await get('/metadata?entityName=audits')
    expect(body).toMatchObject({ rows: [{ entityName: 'audits', properties: auditColumns }] })
  })
})

describe('the export', () => {
  it('the audit export is CSV with the requested columns, of every event of the query', async () => {
    const { exported } = await open([{ description: '=SUM(A1)' }, { severity: 'High' }, { description: 'a, "b"' }])
    const columns = [
      { ...auditColumns[0], name: 'action', displayName: 'Action' },
      { ...auditColumns[0], name: 'description', displayName: 'What, in words' },
    ]
    const answer = await exported('csv/v2', { severity: 'Info', offset: '0', outputFileName: 'a"b.csv' }, columns)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="a_b.csv"')
    const text = await answer.text()
    expect(text).toBe('Action,"What, in words"\r\nsignUp,"a, ""b"""\r\nsignUp,\'=SUM(A1)\r\n')
    expect(answer.headers.get('content-length')).toBe(String(text.length + 3))
  })

  it('the audit export is itself an event', async () => {
    const { exported, emulator } = await open()
    await exported('csv', {})
    expect(emulator.snapshot().audits).toMatchObject([{ action: 'exportAudits', user: 'Ada Admin' }])
  })

  it('the audit export is refused in other formats, and without columns', async () => {
    const { exported } = await open()
    expect((await exported('pdf', {})).status).toBe(400)
    expect((await exported('csv', {}, null)).status).toBe(400)
  })
})

it.each([
  ['listAudits', 'GET', '/audits?offset=0&count=20', undefined],
  ['getAuditStats', 'GET', '/audits/stats', undefined],
  ['exportAudits', 'POST', '/audits/export/csv/v2', { properties: [] }],
])('%s is refused without fe.secure.read.audits', async (_, method, path, body) => {
  const { call, token, emulator } = await open()
  const [tenant] = emulator.snapshot().tenants
  emulator.permissions.revoke('fe.secure.read.audits', { tenantId: tenant?.id ?? '' })
  expect((await call(method, path, { token, body })).status).toBe(403)
})

describe('a seed with an audit log', () => {
  it('a seed with an audit log has that many plausible events in the six weeks before, oldest first', () => {
    const { audits, tenants } = createEmulator({ audits: 500, realTime: () => start }).snapshot()
    const times = audits.map(({ createdAt }) => Date.parse(createdAt))
    expect(audits).toHaveLength(500)
    expect(times).toEqual([...times].sort((one, other) => one - other))
    expect([Math.min(...times) > start - 43 * day, Math.max(...times) <= start]).toEqual([true, true])
    expect(new Set(audits.map(({ tenantId }) => tenantId))).toEqual(new Set([tenants[0]?.id]))
    expect(new Set(audits.map(({ action }) => action)).size).toBeGreaterThan(8)
    expect(audits.filter(({ severity }) => severity === 'High').length).toBeGreaterThan(10)
  })

  it('a seed with an audit log is otherwise the same as one without', () => {
    const { audits, ...others } = createEmulator({ audits: 50, realTime: () => start }).snapshot()
    expect(audits).toHaveLength(50)
    expect({ ...others, audits: [] }).toEqual(createEmulator({ realTime: () => start }).snapshot())
  })

  it('a seed with an audit log may have ten thousand events', () => {
    expect(createEmulator({ audits: 10_000 }).snapshot().audits).toHaveLength(10_000)
  })
})
