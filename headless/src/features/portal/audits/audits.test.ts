import { describe, expect, it } from 'vitest'
import type { AppOptions } from '../../../../test/open-app.ts'
import { openAudits } from '../../../../test/open-audits.ts'
import { auditPages } from './links.ts'

const day = 86_400_000
const many = (count: number) => Array.from({ length: count }, (_, index) => ({ age: (count - index) * 1000 }))
const query = ({ url }: { readonly url: URL }) => Object.fromEntries(url.searchParams)

describe('the audit log', () => {
  it('the audit log has every member of an event', async () => {
    const event = {
      userId: 'u1',
      user: 'Ada Admin',
      email: 'admin@acme.test',
      ip: '203.0.113.9',
      userAgent: 'Firefox',
      action: 'updateGroup',
      description: 'Changed the group Sites',
      severity: 'High' as const,
      vendorId: 'v1',
      json: { path: '/frontegg/identity/resources/groups/v1/0ac2b7ab-1b1e-4b5e-8f5c-6c1d4f1f2a3b' },
    }
    const { shown, emulator } = await openAudits([event])
    const { userId, ...members } = event
    expect(shown().rows[0]).toEqual({
      ...members,
      id: 'event-0',
      tenantId: emulator.snapshot().tenants[0]?.id,
      createdAt: expect.any(String),
      actorId: userId,
      object: { type: 'group', id: '0ac2b7ab-1b1e-4b5e-8f5c-6c1d4f1f2a3b' },
      values: expect.objectContaining({ action: 'updateGroup' }),
    })
  })

  it('reads an old event that lacks members', async () => {
    const { shown } = await openAudits([{}])
    const empty = {
      user: '',
      email: '',
      ip: '',
      userAgent: '',
      description: '',
      json: null,
      actorId: null,
      object: null,
    }
    expect(shown().rows[0]).toMatchObject(empty)
  })

  it('keeps events apart that the provider gives no id', async () => {
    const { createdAt, ...event } = {
      createdAt: '2026-01-01T00:00:00.000Z',
      severity: 'Odd',
      tenantId: '',
      vendorId: '',
    }
    const { shown } = await openAudits([], {
      instead: ({ pathname }) =>
        pathname.endsWith('/audits')
          ? Promise.resolve(
              Response.json({
                data: [
                  { createdAt, ...event },
                  { createdAt, ...event },
                ],
                total: 2,
              }),
            )
          : undefined,
    })
    expect(shown().rows.map(({ severity }) => severity)).toEqual(['Odd', 'Odd'])
  })

  it('the audit log has 20 events per page, the newest first, from offset 0', async () => {
    const { app, shown, ids } = await openAudits(many(45))
    expect([ids().length, ids()[0], shown().total, auditPages(shown())]).toEqual([20, 'event-44', 45, 3])
    expect(query(app.sent('/audits')[0] ?? expect.unreachable())).toEqual({
      offset: '0',
      count: '20',
      sortBy: 'createdAt',
      sortDirection: 'desc',
    })
    await shown().goToPage({ page: 2 })
    expect(ids()).toEqual(['event-4', 'event-3', 'event-2', 'event-1', 'event-0'])
  })

  it('the audit log has no number of pages before it is read', () => {
    expect(auditPages({ total: null, query: { pageSize: 20 } as never })).toBeNull()
  })

  it('appends pages in virtual mode, by offsets of rows', async () => {
    const { app, shown, ids } = await openAudits(many(45), { list: { key: 'v', paginationMode: 'virtual' } })
    await shown().goToPage({ page: 1 })
    expect([ids().length, new Set(ids()).size, shown().isVirtual]).toEqual([40, 40, true])
    expect(app.sent('/audits').map((sent) => query(sent)['offset'])).toEqual(['0', '20'])
    expect(query(app.sent('/audits')[1] ?? expect.unreachable())).toMatchObject({ paginationMode: 'virtual' })
  })

  it('the audit log has every event once, and the new ones, if some arrive between two pages', async () => {
    const { emulator, shown, ids } = await openAudits(many(45), { list: { key: 'v', paginationMode: 'virtual' } })
    emulator.arrange((state) => {
      const [event] = state.audits
      if (event) state.audits.push({ ...event, id: 'new', createdAt: new Date(emulator.now() + 1000).toISOString() })
    })
    await shown().goToPage({ page: 1 })
    expect([ids()[0], ids().length, shown().total]).toEqual(['new', 40, 46])
  })

  it('finds events by text, by severity and by a part of a column', async () => {
    const { app, shown, ids } = await openAudits([
      { description: 'Lorry keys' },
      { severity: 'High', email: 'mfa@acme.test' },
      { severity: 'High', email: 'reader@acme.test' },
    ])
    const searching = shown().search({ text: 'lorry' })
    await app.clock.advance(300)
    await searching
    expect(ids()).toEqual(['event-0'])
    const again = shown().search({ text: '' })
    await app.clock.advance(300)
    await again
    await shown().filter({ filters: { severity: 'High', email: 'MFA' } })
    expect(ids()).toEqual(['event-1'])
  })

  it('keeps its query in the address by option', async () => {
    const address = 'https://app.test/?log.filter.severity=High&log.sort=email.ASC'
    const { app, shown } = await openAudits(many(2), { address, list: { key: 'a', address: 'log' } })
    expect(query(app.sent('/audits')[0] ?? expect.unreachable())).toMatchObject({ severity: 'High', sortBy: 'email' })
    await shown().filter({ filters: { createdAt: 'P7D' } })
    expect(app.ports.page.url()?.searchParams.get('log.filter.createdAt')).toBe('P7D')
  })

  it('the audit log is cleared when the user signs out', async () => {
    const { app, shown } = await openAudits([{ severity: 'High' }])
    await app.client.session.logOut()
    expect(shown()).toMatchObject({ rows: [], totalToday: null, severeThisWeek: null })
  })
})

describe('the counters', () => {
  it('the audit counters are the events of today, and those of high severity in seven days', async () => {
    const { shown } = await openAudits([
      { age: 8 * day, severity: 'High' },
      { age: 6 * day, severity: 'High' },
      { severity: 'High' },
      {},
    ])
    expect(shown()).toMatchObject({ totalToday: 2, severeThisWeek: 2 })
  })

  it('fail apart from the rows, and are read again alone', async () => {
    const { shown, app, emulator } = await openAudits([{}])
    emulator.faults.add({ operation: 'getAuditStats', kind: 'status', status: 400, times: 1 })
    const reads = app.sent('/audits').length
    await shown().loadStats()
    expect(shown().calls.loadStats.error).toMatchObject({ status: 400 })
    expect(shown().calls.load.error).toBeNull()
    expect((await shown().loadStats()).ok).toBe(true)
    expect(app.sent('/audits')).toHaveLength(reads)
  })
})

describe('the columns', () => {
  const answering =
    (properties: unknown): NonNullable<AppOptions['instead']> =>
    ({ pathname, searchParams }) =>
      pathname.endsWith('/metadata') && searchParams.get('entityName') === 'audits'
        ? Promise.resolve(Response.json({ rows: [{ id: 'a', entityName: 'audits', properties }] }))
        : undefined

  it('the audit columns are those of the provider, with every flag', async () => {
    const order = { name: 'orderNo', displayName: 'Order', type: 'AlphaNumeric', sortable: true, filterable: false }
    const { sortable: isSortable, filterable: isFilterable, ...named } = order
    const here = { ...named, isSortable, isFilterable }
    const { shown } = await openAudits([], {
      instead: answering([
        { ...order, showInTable: true, showInMoreInfo: 'none', isPredefined: false },
        { name: 'spot', type: 'Planet', sortable: 1 },
        'noise',
        {},
      ]),
    })
    expect(shown().columns).toEqual([
      { ...here, isInTable: true, isInMoreInfo: false, isPredefined: false },
      {
        name: 'spot',
        displayName: 'spot',
        type: 'Planet',
        isSortable: true,
        isFilterable: false,
        isInTable: true,
        isInMoreInfo: true,
        isPredefined: false,
      },
    ])
  })

  it('the audit columns are the usual ones if the provider describes none', async () => {
    const { shown } = await openAudits([], { instead: answering([]) })
    expect(shown().columns.map(({ name }) => name)).toEqual([
      'createdAt',
      'action',
      'severity',
      'description',
      'user',
      'email',
      'ip',
      'userAgent',
      'json',
    ])
  })

  it('a failed read of the audit columns leaves the rows unchanged, and is repeated with them', async () => {
    let isBroken = true
    const { shown, ids } = await openAudits([{}], {
      instead: (url, init) =>
        isBroken && url.searchParams.get('entityName') === 'audits'
          ? Promise.resolve(Response.json({ errors: ['Down'] }, { status: 400 }))
          : answering([{ name: 'createdAt', type: 'Timestamp' }])(url, init),
    })
    expect([ids(), shown().columns.length]).toEqual([['event-0'], 9])
    expect(shown().calls.loadColumns.error).toMatchObject({ status: 400 })
    isBroken = false
    await shown().load()
    expect(shown().columns).toHaveLength(1)
  })

  it('a column of the vendor sorts the audit log, also from an address', async () => {
    const address = 'https://app.test/?log.sort=orderNo.ASC'
    const { app } = await openAudits([], {
      address,
      list: { key: 'a', address: 'log' },
      instead: (url, init) => {
        if (url.pathname.endsWith('/audits')) return Promise.resolve(Response.json({ data: [], total: 0 }))
        return answering([{ name: 'orderNo', sortable: true }])(url, init)
      },
    })
    expect(query(app.sent('/audits')[0] ?? expect.unreachable())).toMatchObject({ sortBy: 'orderNo' })
  })
})
