import { describe, expect, it } from 'vitest'
import { listConformance } from '../../../../test/lists/conformance.ts'
import { openEmulatorList } from '../../../../test/lists/emulator-list.ts'
import { until } from '../../../../test/open-app.ts'
import { asked, bare, decoded, mondays, openReports as open, people } from '../../../../test/open-reports.ts'
import { reportsFeature } from './feature.ts'

describe('the list of reports', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(reportsFeature, options),
      resource: 'reports',
      operation: 'listReports',
      sortBy: 'output',
      search: { text: 'audit', finds: (row) => 'name' in row && row.name === 'Changes of the account' },
      arrange: () => {},
      drop: (state, id) => {
        state.reports = state.reports.filter((report) => report.id !== id)
      },
    }),
  )
})

describe('the reports of the tenant', () => {
  it('the reports of the tenant have their members, sorted by name', async () => {
    const { names, row, id } = await open()
    expect(names()).toEqual(['API tokens', 'Changes of the account', people])
    expect(row()).toEqual({
      id,
      name: people,
      description: 'Everyone in the account, with roles and locks',
      status: 'inactive',
      output: 'pdf',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      filters: [
        { type: 'select', config: expect.objectContaining({ name: 'role', label: 'Role' }) },
        { type: 'boolean', config: { name: 'isLocked', label: 'Locked', options: [] } },
        { type: 'text', config: { name: 'name', label: 'Name', options: [] } },
      ],
      schedule: { ...mondays, timezone: 'Europe/Berlin', isActive: false, filters: {} },
      recipients: [],
      nextRunAt: null,
      lastRun: {
        id: expect.any(String),
        createdAt: expect.any(String),
        trigger: 'person',
        hasFailed: true,
        sentTo: ['board@acme.test'],
        failed: ['lena@partner.invalid'],
        reason: 'address-refused',
      },
    })
    expect(row('API tokens').schedule).toBeNull()
  })

  it('a report has no filters, no values, no recipients and no runs if the provider sends none', async () => {
    const { row } = await open({
      instead: ({ pathname }) =>
        pathname.endsWith('/tenant-reports') ? Promise.resolve(Response.json([bare])) : undefined,
    })
    const unknown = { recipients: null, nextRunAt: null, lastRun: null }
    expect(row()).toMatchObject({ filters: [], schedule: { filters: {} }, ...unknown })
  })

  it('the reports are sorted and filtered by the provider, as JSON', async () => {
    const app = await open()
    await app.list().sort({ by: 'schedule', order: 'DESC' })
    await app.list().filter({ filters: { name: people } })
    expect(app.names()).toEqual([people])
    expect(asked(app, '/v2/tenant-reports', 'sort').at(-1)).toBe('{"column":"schedule","direction":"desc"}')
    expect(asked(app, '/v2/tenant-reports', 'filters').at(-1)).toBe(
      `{"query":"","filterBy":{"column":"name","filterType":"equal","value":"${people}"}}`,
    )
  })

  it('the reports are compared with every filter, of which the provider takes one of its own columns', async () => {
    const app = await open()
    await app.list().filter({ filters: { output: 'html', status: 'inactive' } })
    expect(app.names()).toEqual(['Changes of the account'])
    expect(asked(app, '/v2/tenant-reports', 'filters').at(-1)).toBe(
      '{"query":"","filterBy":{"column":"status","filterType":"equal","value":"inactive"}}',
    )
    await app.list().filter({ filters: { output: 'html', name: people } })
    expect(app.names()).toEqual([])
    await app.list().filter({ filters: { output: 'html' } })
    expect(app.names()).toEqual(['Changes of the account'])
    expect(asked(app, '/v2/tenant-reports', 'filters').at(-1)).toBeNull()
  })

  it('the order by output is made by the list, because the provider has none', async () => {
    const app = await open()
    const outputs = () => app.list().rows.map(({ output }) => output)
    await app.list().sort({ by: 'output', order: 'ASC' })
    expect(outputs()).toEqual([...outputs()].sort())
    const [first, ...others] = outputs()
    expect(others.some((one) => one !== first)).toBe(true)
    expect(asked(app, '/v2/tenant-reports', 'sort').at(-1)).toBeNull()
  })

  it('the reports are searched by the provider, 300 ms after the last key', async () => {
    const app = await open()
    const searching = app.list().search({ text: ' audit ' })
    await app.clock.advance(300)
    await searching
    expect(app.names()).toEqual(['Changes of the account'])
    expect(asked(app, '/v2/tenant-reports', 'filters').at(-1)).toBe('{"query":"audit"}')
  })

  it('the reports keep the provider’s order without a sort, or with a column from an old address', async () => {
    const app = await open()
    await app.list().sort(null)
    // @ts-expect-error an address of another version may name any column
    await app.list().sort({ by: 'size', order: 'ASC' })
    expect(asked(app, '/v2/tenant-reports', 'sort').slice(-2)).toEqual([null, null])
  })

  it('cannot be read without the permission', async () => {
    const { emulator, list } = await open()
    emulator.permissions.revoke('fe.secure.read.accountSettings')
    expect(await list().load()).toMatchObject({ ok: false, error: { status: 403, code: 'ER-FORBIDDEN' } })
  })
})

describe('a report that is sent', () => {
  it('goes to each address once, without blanks', async () => {
    const { emulator, list, id } = await open()
    expect(await list().send({ id, to: [' a@acme.test ', '', 'b@acme.test', 'a@acme.test'] })).toMatchObject({
      ok: true,
    })
    expect(emulator.outbox().map(({ to }) => to)).toEqual(['a@acme.test', 'b@acme.test'])
  })

  it('a report is sent once on a double click, and again later', async () => {
    const { emulator, list, id, row } = await open()
    const to = ['a@acme.test']
    const both = [list().send({ id, to }), list().send({ id, to }), list().send({ id: row('API tokens').id, to })]
    expect(await Promise.all(both)).toMatchObject([{ ok: true }, { ok: true }, { ok: true }])
    // Two reports that are sent at once arrive in any order.
    expect(new Set(emulator.outbox().map(({ subject }) => subject))).toEqual(new Set([people, 'API tokens']))
    expect(emulator.outbox()).toHaveLength(2)
    await list().send({ id, to })
    expect(emulator.outbox()).toHaveLength(3)
  })

  it.each([
    ['report-recipients-required', []],
    ['report-recipients-required', [' ']],
    ['report-recipient-invalid', ['a@acme.test', 'nobody']],
  ])('a report is refused with %s before anything is sent: %j', async (code, to) => {
    const { list, id, called } = await open()
    expect(await list().send({ id, to })).toMatchObject({ ok: false, error: { code } })
    expect(called()).not.toContain('sendReport')
  })

  it('fails at its row, and can be repeated', async () => {
    const { emulator, list, id } = await open()
    emulator.faults.add({ operation: 'sendReport', kind: 'status', status: 500, times: 1 })
    expect(await list().send({ id, to: ['a@acme.test'] })).toMatchObject({ ok: false, error: { status: 500 } })
    expect(list().rowState(id).error?.status).toBe(500)
    list().retryRow({ id })
    await until(() => emulator.outbox().length === 1)
  })
})

describe('a preview', () => {
  it('a report preview is HTML as text, with the name that was given', async () => {
    const { list, id } = await open()
    const outcome = await list().preview({ templateId: id, name: 'Drivers' })
    expect(outcome).toMatchObject({
      ok: true,
      value: { output: 'html', html: expect.stringContaining('<h1>Drivers</h1>') },
    })
  })

  it.each([
    ['pdf', 'application/pdf', '%PDF'],
    ['image', 'image/jpeg', 'ÿØÿà'],
  ] as const)('a report preview with the output %s is a file', async (output, type, beginning) => {
    const { list, id } = await open()
    const outcome = await list().preview({ templateId: id, output })
    if (!outcome.ok || outcome.value.output === 'html') return expect.unreachable()
    expect(outcome.value.file.type).toBe(type)
    const text = new TextDecoder('latin1').decode(await outcome.value.file.arrayBuffer())
    expect(text.startsWith(beginning)).toBe(true)
  })

  it('sends the filters as base64 of JSON in UTF-8', async () => {
    const app = await open()
    app.emulator.arrange(({ users }) => {
      for (const user of users) if (user.email === 'reader@acme.test') user.name = 'Jörg 🚚'
    })
    const filters = { name: 'Jörg 🚚', isLocked: false }
    const outcome = await app.list().preview({ templateId: app.id, filters })
    expect(asked(app, '/preview-report', 'dataFilters').map((text) => decoded(text ?? ''))).toEqual([filters])
    if (!outcome.ok || outcome.value.output !== 'html') return expect.unreachable()
    expect(outcome.value.html).toContain('Jörg 🚚')
    expect(outcome.value.html).not.toContain('Ada Admin')
  })

  it('aborts the one before', async () => {
    const { list, id } = await open()
    const first = list().preview({ templateId: id })
    const second = list().preview({ templateId: id, output: 'pdf' })
    expect([await first, await second]).toMatchObject([{ ok: false, reason: 'canceled' }, { ok: true }])
  })

  it('fails without the permission to read the data, and leaves the list as it is', async () => {
    const { emulator, list, id, names } = await open()
    emulator.permissions.revoke('fe.secure.read.users')
    expect(await list().preview({ templateId: id, output: 'pdf' })).toMatchObject({
      ok: false,
      error: { status: 403, code: 'ER-FORBIDDEN' },
    })
    expect(names()).toHaveLength(3)
  })
})
