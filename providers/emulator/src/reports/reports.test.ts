import { describe, expect, it } from 'vitest'
import { personIn } from '../../test/open-caller.ts'
import { changes, engine, openReports, people, root, tokens } from '../../test/open-reports.ts'
import { readState } from '../state/read-state.ts'

type Scene = Awaited<ReturnType<typeof openReports>>

const namesIn = (body: unknown) => (Array.isArray(body) ? body.map(({ name }) => name) : [])

/** The filters of a column and a search, as the vendor's client sends them. */
const equal = (column: string, value: string, query = '') =>
  JSON.stringify({ query, filterBy: { column, filterType: 'equal', value } })

/** Moves the reports to another tenant. */
const moveAway = ({ emulator }: Scene) =>
  emulator.arrange((state) => {
    for (const report of state.reports) report.tenantId = personIn(emulator, 'sso@globex.test').activeTenantId
  })

describe('the reports of a tenant', () => {
  it('the reports of a tenant are listed by name', async () => {
    const { list } = await openReports()
    expect(namesIn((await list()).body)).toEqual([tokens, changes, people])
  })

  it('the reports of a tenant have their schedule, and neither their tenant nor the receiver', async () => {
    const { get, token, id, stored } = await openReports()
    const { body } = await get(`${root}/${id(people)}/tenant-reports`, { token })
    expect(body).toMatchObject({ name: people, schedule: { interval: 'weekly', cron: '0 8 * * 1', active: false } })
    expect(JSON.stringify(body)).not.toContain(stored(people).tenantId)
    expect(JSON.stringify(body)).not.toContain(stored(people).schedule?.userId)
  })

  it('the reports of a tenant are found by text and by the value of a column', async () => {
    const { list } = await openReports()
    expect(namesIn((await list({ filters: '{"query":" AUDIT "}' })).body)).toEqual([changes])
    expect(namesIn((await list({ filters: equal('name', tokens) })).body)).toEqual([tokens])
    expect(namesIn((await list({ filters: equal('status', 'inactive', 'audit') })).body)).toEqual([changes])
    expect(namesIn((await list({ filters: equal('status', 'active', 'audit') })).body)).toEqual([])
  })

  it('the reports of a tenant are sorted by a column in both directions', async () => {
    const { list } = await openReports()
    expect(namesIn((await list({ sort: '{"column":"schedule","direction":"asc"}' })).body).at(0)).toBe(tokens)
    expect(namesIn((await list({ sort: '{"column":"schedule","direction":"desc"}' })).body).at(-1)).toBe(tokens)
    expect(namesIn((await list({ sort: '{"column":"name","direction":"desc"}' })).body)).toEqual([
      people,
      changes,
      tokens,
    ])
  })

  it.each([
    { filters: '{' },
    { filters: '[]' },
    { filters: '{"query":1}' },
    { filters: '{"filterBy":"x"}' },
    { filters: '{"filterBy":{"column":"name","filterType":"like","value":"html"}}' },
    { filters: '{"filterBy":{"column":"type","filterType":"equal","value":"html"}}' },
    { filters: '{"filterBy":{"column":"name","filterType":"equal","value":1}}' },
    { filters: '{"filterBy":{"column":"name","value":"x"}}' },
    { filters: '{"filterBy":{"status":"active"}}' },
    { filters: '{"status":"active"}' },
    { filters: '{"filterBy":{}}' },
    { sort: '{"column":"type","direction":"asc"}' },
    { sort: '{"by":"name"}' },
    { sort: 'name' },
    { sort: '{"column":"tenantId"}' },
    { sort: '{"column":"name","direction":"up"}' },
  ])('the reports of a tenant are not read with %j', async (query) => {
    const { list } = await openReports()
    expect(await list(query)).toMatchObject({ status: 400, body: { errorCode: 'ER-REQUEST-INVALID' } })
  })

  it('the reports of another tenant are not found by any call', async () => {
    const scene = await openReports()
    const id = scene.id(people)
    moveAway(scene)
    expect((await scene.list()).body).toEqual([])
    expect((await scene.get(`${root}/${id}/tenant-reports`, { token: scene.token })).status).toBe(404)
    expect((await scene.schedule(id)).status).toBe(404)
    expect((await scene.preview(id)).status).toBe(404)
    expect((await scene.send(id, ['a@acme.test'])).status).toBe(404)
    expect(scene.emulator.outbox()).toEqual([])
  })

  it('the reports of a tenant are part of a saved state', async () => {
    const { emulator } = await openReports()
    expect(readState(emulator.snapshot()).reports).toHaveLength(3)
  })
})

describe('the permissions of reports', () => {
  it('the permissions of reports are those of the account settings: read for reads, write for changes', async () => {
    const { list, id, schedule, send, preview, emulator } = await openReports('reader@acme.test')
    expect([(await list()).status, (await preview(id(people))).status]).toEqual([200, 200])
    expect([(await schedule(id(people))).status, (await send(id(people), ['a@acme.test'])).status]).toEqual([403, 403])
    emulator.permissions.revoke('fe.secure.read.accountSettings')
    expect([(await list()).status, (await preview(id(people))).status]).toEqual([403, 403])
  })

  it.each([
    [people, 'fe.secure.read.users'],
    [changes, 'fe.secure.read.audits'],
    [tokens, 'fe.secure.read.tenantApiTokens'],
  ])('the permissions for the data of %s are required as well', async (name, permission) => {
    const { id, schedule, send, preview, emulator } = await openReports()
    emulator.permissions.revoke(permission)
    const answers = [await preview(id(name)), await schedule(id(name)), await send(id(name), ['a@acme.test'])]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(emulator.outbox()).toEqual([])
  })
})

describe('a report that is sent', () => {
  it('a sent report is a mail with the data to each recipient, once', async () => {
    const { id, send, emulator } = await openReports()
    expect((await send(id(people), ['a@acme.test', 'b@acme.test', 'a@acme.test'])).status).toBe(200)
    expect(emulator.outbox().map(({ to, subject }) => [to, subject])).toEqual([
      ['a@acme.test', people],
      ['b@acme.test', people],
    ])
    expect(emulator.outbox()[0]?.text).toContain('Ada Admin | admin@acme.test | Admin | No | 2026-01-01 00:00')
  })

  it('a sent report has the filters of its schedule', async () => {
    const { id, send, emulator } = await openReports()
    emulator.arrange((state) => {
      for (const { schedule } of state.reports) if (schedule) schedule.dataFilters = { isLocked: true }
    })
    await send(id(people), ['a@acme.test'])
    expect(emulator.outbox()[0]?.text).toContain('Lou Locked')
    expect(emulator.outbox()[0]?.text).not.toContain('Ada Admin')
  })

  it('leaves a row in the audit log', async () => {
    const { id, send, emulator } = await openReports()
    await send(id(people), ['a@acme.test'])
    expect(emulator.snapshot().audits).toMatchObject([{ action: 'sendReport', severity: 'High', user: 'Ada Admin' }])
  })

  it.each([[undefined], ['a@acme.test'], [[]], [['a@acme.test', 'nobody']], [[1]]])(
    'a report is refused to the recipients %j',
    async (to) => {
      const { id, send, emulator } = await openReports()
      expect(await send(id(people), to)).toMatchObject({ status: 400, body: { errorCode: 'ER-REQUEST-INVALID' } })
      expect(emulator.outbox()).toEqual([])
    },
  )

  it('a report is refused to more than 50 recipients', async () => {
    const { id, send } = await openReports()
    const to = Array.from({ length: 51 }, (_, index) => `${index}@acme.test`)
    expect((await send(id(people), to)).status).toBe(400)
    expect((await send(id(people), to.slice(1))).status).toBe(200)
  })

  it('a sending without the id of a report is refused', async () => {
    const { post, token } = await openReports()
    expect((await post(`${engine}/tenant-reports`, { to: ['a@acme.test'] }, { token })).status).toBe(400)
  })
})
