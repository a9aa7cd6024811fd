import { describe, expect, it } from 'vitest'
import { until } from '../../../../test/open-app.ts'
import { bare, mondays, openReports as open, people } from '../../../../test/open-reports.ts'

describe('the schedule of a report', () => {
  it('the schedule of a report is shown at once, and saved with the other members', async () => {
    const { list, row, id, kept } = await open()
    const saving = list().schedule({ id, isActive: true, timezone: 'Asia/Tokyo', output: 'image' })
    const schedule = { ...mondays, timezone: 'Asia/Tokyo', isActive: true, filters: {} }
    expect(row()).toMatchObject({ status: 'active', output: 'image', schedule })
    expect(await saving).toMatchObject({ ok: true })
    expect(kept()).toMatchObject({ status: 'active', type: 'image', schedule: { tz: 'Asia/Tokyo', active: true } })
    expect(row()).toMatchObject({ status: 'active', output: 'image', schedule })
  })

  it('the schedule of a report keeps filters with letters beyond ASCII', async () => {
    const { list, id, row, kept } = await open()
    await list().schedule({ id, filters: { name: 'Jörg 🚚' } })
    expect(kept().schedule?.dataFilters).toEqual({ name: 'Jörg 🚚' })
    expect(row().schedule?.filters).toEqual({ name: 'Jörg 🚚' })
  })

  it('returns if the provider refuses, with the error at the row', async () => {
    const { emulator, list, id, row } = await open()
    emulator.faults.add({ operation: 'scheduleReport', kind: 'status', status: 400 })
    expect(await list().schedule({ id, isActive: true })).toMatchObject({ ok: false, reason: 'failed' })
    expect(row().schedule?.isActive).toBe(false)
    expect(list().rowState(id).error?.status).toBe(400)
  })

  it('keeps what another administrator has changed meanwhile', async () => {
    const { emulator, list, id, kept } = await open()
    emulator.arrange((state) => {
      for (const { schedule } of state.reports) if (schedule) schedule.tz = 'America/Lima'
    })
    await list().schedule({ id, isActive: true })
    expect(kept().schedule).toMatchObject({ tz: 'America/Lima', active: true })
  })

  it('keeps both of two changes at once', async () => {
    const { list, id, kept } = await open()
    await Promise.all([list().schedule({ id, isActive: true }), list().schedule({ id, timezone: 'Asia/Tokyo' })])
    expect(kept().schedule).toMatchObject({ tz: 'Asia/Tokyo', active: true })
  })

  it.each([
    ['daily', '0 8 * * *'],
    ['monthly', '0 8 1 * *'],
  ] as const)('the schedule of a report runs at 8 if it becomes %s', async (interval, cron) => {
    const { list, id, kept } = await open()
    await list().schedule({ id, interval })
    expect(kept().schedule).toMatchObject({ interval, cron })
  })

  it('a first schedule of a report is each Monday in the time zone of the browser', async () => {
    const { list, row } = await open()
    await list().schedule({ id: row('API tokens').id })
    const timezone = new Intl.DateTimeFormat().resolvedOptions().timeZone
    const schedule = { ...mondays, timezone, isActive: true, filters: {} }
    expect(row('API tokens')).toMatchObject({ status: 'active', schedule })
  })

  it('needs times of its own if it is custom, and saves nothing without', async () => {
    const { list, id, kept, called } = await open()
    const failed = { ok: false, error: { code: 'report-cron-required' } }
    expect(await list().schedule({ id, interval: 'custom' })).toMatchObject(failed)
    expect(await list().schedule({ id, cron: ' ' })).toMatchObject(failed)
    expect(called()).not.toContain('scheduleReport')
    await list().schedule({ id, interval: 'custom', cron: ' 15 7 * * 1-5 ' })
    expect(kept().schedule).toMatchObject({ interval: 'custom', cron: '15 7 * * 1-5' })
  })

  it.each([
    [[1], 'weekly', '5 7 * * 1'],
    [[5, 1, 5], 'custom', '5 7 * * 1,5'],
    [[0, 1, 2, 3, 4, 5, 6], 'daily', '5 7 * * *'],
  ])('the schedule of a report on the days %j is %s', async (weekdays, interval, cron) => {
    const { list, id, row, kept } = await open()
    expect(await list().schedule({ id, times: { weekdays, hour: 7, minute: 5 } })).toMatchObject({ ok: true })
    expect(kept().schedule).toMatchObject({ interval, cron, tz: 'Europe/Berlin' })
    expect(row().schedule?.times).toEqual({ weekdays: [...new Set(weekdays)].sort(), hour: 7, minute: 5 })
  })

  it('the schedule of a report without a day is refused, and nothing is sent', async () => {
    const { list, id, called } = await open()
    const times = { weekdays: [], hour: 7, minute: 5 }
    expect(await list().schedule({ id, times })).toMatchObject({ ok: false, error: { code: 'report-cron-required' } })
    expect(called()).not.toContain('scheduleReport')
  })

  it('a cron expression of another form has no times, and is kept', async () => {
    const { emulator, list, row } = await open()
    const { id, schedule } = row('Changes of the account')
    expect(schedule).toMatchObject({ interval: 'custom', cron: '0 8 1 */3 *', times: null })
    await list().schedule({ id, isActive: true, recipients: ['a@acme.test'] })
    expect(emulator.snapshot().reports.find((one) => one.id === id)?.schedule?.cron).toBe('0 8 1 */3 *')
  })

  it('the recipients of a schedule are addresses, each once, and shown at once', async () => {
    const { list, id, row, kept } = await open()
    const saving = list().schedule({ id, isActive: true, recipients: [' a@acme.test ', '', 'a@acme.test'] })
    expect(row().recipients).toEqual(['a@acme.test'])
    expect(await saving).toMatchObject({ ok: true })
    expect(kept().schedule?.recipients).toEqual(['a@acme.test'])
    await until(() => row().nextRunAt !== null)
    await list().schedule({ id, isActive: false })
    expect(row()).toMatchObject({ recipients: ['a@acme.test'], nextRunAt: null })
  })

  it('the schedule of a report with a recipient that is no address is refused, and nothing changes', async () => {
    const { list, id, row, called } = await open()
    const outcome = await list().schedule({ id, recipients: ['nobody'] })
    expect(outcome).toMatchObject({ ok: false, error: { code: 'report-recipient-invalid' } })
    expect(row().recipients).toEqual([])
    expect(called()).not.toContain('scheduleReport')
  })

  it('the recipients are not sent to a provider that keeps none', async () => {
    const { list, id, row, sent } = await open({
      instead: ({ pathname }) =>
        pathname.endsWith('/v2/tenant-reports')
          ? Promise.resolve(Response.json([bare]))
          : pathname.endsWith('/tenant-reports')
            ? Promise.resolve(Response.json(bare))
            : undefined,
    })
    expect(row().recipients).toBeNull()
    expect(await list().schedule({ id, recipients: ['a@acme.test'] })).toMatchObject({ ok: true })
    expect(sent(`${id}/tenant-reports`).at(-1)?.body).not.toHaveProperty('recipients')
  })

  it('fails with 404 if another administrator has removed the report', async () => {
    const { emulator, list, id, names } = await open()
    emulator.arrange((state) => void state.reports.splice(0, 1))
    expect(await list().schedule({ id, isActive: true })).toMatchObject({ ok: false, error: { status: 404 } })
    await list().load()
    expect(names()).not.toContain(people)
  })
})
