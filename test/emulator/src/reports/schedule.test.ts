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
})
