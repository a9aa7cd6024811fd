import { describe, expect, it } from 'vitest'
import { start } from '../../test/open-caller.ts'
import { base64, openReports, people } from '../../test/open-reports.ts'

const day = 86_400_000

describe('the schedule of a report', () => {
  it('the schedule of a report is stored with status, form and filters, and returned', async () => {
    const { schedule, id, stored } = await openReports()
    const { status, body } = await schedule(id(people), {
      status: 'ready',
      type: 'image',
      dataFilters: base64({ name: 'Jörg' }),
    })
    const shown = {
      interval: 'weekly',
      cron: '30 7 * * 1',
      tz: 'Europe/Berlin',
      active: true,
      dataFilters: { name: 'Jörg' },
    }
    expect([status, body]).toMatchObject([200, { id: id(people), status: 'ready', type: 'image', schedule: shown }])
    expect(body['updatedAt']).toBe(new Date(start).toISOString())
    expect(stored(people).schedule).toMatchObject(shown)
  })

  it.each([
    [{}, { interval: 'hourly' }],
    [{}, { cron: '' }],
    [{}, { cron: '* * * * *' }],
    [{}, { cron: '0 8 30 2 *' }],
    [{}, { tz: 'Mars/Base' }],
    [{}, { tz: '' }],
    [{}, { active: 'yes' }],
    [{ schedule: undefined }, {}],
    [{ status: undefined }, {}],
    [{ type: 'xlsx' }, {}],
    [{ dataFilters: undefined }, {}],
    [{ dataFilters: base64({ planet: 'Mars' }) }, {}],
  ])('the schedule of a report is refused and changes nothing: %j %j', async (members, schedule) => {
    const scene = await openReports()
    const before = scene.stored(people)
    const answer = await scene.schedule(scene.id(people), members, schedule)
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'ER-REQUEST-INVALID' } })
    expect(scene.stored(people)).toEqual(before)
  })

  it('leaves a row in the audit log', async () => {
    const { schedule, id, emulator } = await openReports()
    await schedule(id(people))
    expect(emulator.snapshot().audits).toMatchObject([{ action: 'scheduleReport', user: 'Ada Admin' }])
  })
})

describe('a scheduled report', () => {
  it('a scheduled report is sent to the user who scheduled it, each time the clock passes', async () => {
    const { schedule, id, emulator } = await openReports()
    await schedule(id(people), { dataFilters: base64({ name: 'rita' }) })
    emulator.advance(4 * day)
    expect(emulator.outbox()).toEqual([])
    emulator.advance(8 * day + day / 2)
    expect(emulator.outbox().map(({ to, subject, sentAt }) => [to, subject, sentAt])).toEqual([
      ['admin@acme.test', people, '2026-01-05T06:30:00.000Z'],
      ['admin@acme.test', people, '2026-01-12T06:30:00.000Z'],
    ])
    expect(emulator.outbox()[0]?.text).toContain('Rita Reader')
    expect(emulator.outbox()[0]?.text).not.toContain('Ada Admin')
  })

  it('a scheduled report is not sent while its schedule is off', async () => {
    const { schedule, id, emulator } = await openReports()
    await schedule(id(people), {}, { active: false })
    emulator.advance(60 * day)
    expect(emulator.outbox()).toEqual([])
  })

  it('a scheduled report is sent once if the clock is moved back', async () => {
    const { schedule, id, emulator } = await openReports()
    await schedule(id(people))
    for (const days of [5, -5, 5]) emulator.advance(days * day)
    expect(emulator.outbox()).toHaveLength(1)
  })

  it.each([
    ['may not read its data any more', 'fe.secure.read.users'],
    ['has no access any more', null],
  ])('a scheduled report is not sent to a user who %s', async (_, permission) => {
    const { schedule, id, emulator } = await openReports()
    await schedule(id(people))
    if (permission) emulator.permissions.revoke(permission)
    else
      emulator.arrange(({ users }) => {
        for (const user of users) if (user.email === 'admin@acme.test') user.memberships = []
      })
    emulator.advance(8 * day)
    expect(emulator.outbox()).toEqual([])
  })

  it('a scheduled report is sent to its recipients in place of the user who set it', async () => {
    const { schedule, id, emulator } = await openReports()
    const { body } = await schedule(id(people), { recipients: ['a@acme.test', 'b@acme.test', 'a@acme.test'] })
    expect(body).toMatchObject({ recipients: ['a@acme.test', 'b@acme.test'], nextRunAt: '2026-01-05T06:30:00.000Z' })
    emulator.advance(5 * day)
    expect(emulator.outbox().map(({ to }) => to)).toEqual(['a@acme.test', 'b@acme.test'])
  })

  it.each([['a@acme.test'], [['nobody']], [[1]]])(
    'the recipients %j are refused and change nothing',
    async (recipients) => {
      const { schedule, id, stored } = await openReports()
      const before = stored(people)
      expect(await schedule(id(people), { recipients })).toMatchObject({ status: 400 })
      expect(stored(people)).toEqual(before)
    },
  )
})

describe('the runs of a report', () => {
  it('each sending is kept, the newest first, with the addresses that mail servers refuse', async () => {
    const { schedule, send, list, runs, id, emulator } = await openReports()
    await send(id(people), ['b@acme.test'])
    const sent = { trigger: 'person', sentTo: ['b@acme.test'], failed: [] }
    expect((await list({ filters: '{"query":"roles"}' })).body).toMatchObject([{ recipients: [], lastRun: sent }])
    await schedule(id(people), { recipients: ['a@acme.test', 'old@gone.invalid'] })
    emulator.advance(5 * day)
    const scheduled = {
      trigger: 'schedule',
      createdAt: '2026-01-05T06:30:00.000Z',
      sentTo: ['a@acme.test'],
      failed: ['old@gone.invalid'],
      reason: 'address-refused',
    }
    expect((await runs(id(people))).body).toMatchObject([scheduled, sent, {}, {}])
    expect(emulator.outbox().map(({ to }) => to)).toEqual(['b@acme.test', 'a@acme.test'])
  })

  it('a run fails for all recipients if the user who set the schedule may not read the data any more', async () => {
    const { schedule, runs, id, emulator } = await openReports()
    const { body: former } = await runs(id(people))
    await schedule(id(people), { recipients: ['a@acme.test'] })
    emulator.permissions.revoke('fe.secure.read.users')
    emulator.advance(5 * day)
    expect(emulator.outbox()).toEqual([])
    const failed = { trigger: 'schedule', sentTo: [], failed: ['a@acme.test'], reason: 'no-access' }
    expect((await runs(id(people))).body).toEqual([
      expect.objectContaining(failed),
      ...(Array.isArray(former) ? former : []),
    ])
  })

  it('a report keeps its last 50 runs', async () => {
    const { schedule, runs, id, emulator } = await openReports()
    await schedule(id(people), {}, { interval: 'daily', cron: '0 8 * * *' })
    emulator.advance(60 * day)
    const { body } = await runs(id(people))
    expect(Array.isArray(body) ? body.length : body).toBe(50)
  })

  it('the runs of a report are read with the permission to read reports', async () => {
    const { runs, id, emulator } = await openReports()
    expect((await runs('unknown')).status).toBe(404)
    emulator.permissions.revoke('fe.secure.read.accountSettings')
    expect((await runs(id(people))).status).toBe(403)
  })
})
