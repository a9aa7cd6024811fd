import { describe, expect, it } from 'vitest'
import { type AppOptions, openApp, until } from '../../../../test/open-app.ts'
import { dayAfter, dayIn } from '../../../core/day-in-zone.ts'
import { accountSettingsFeature } from '../account-settings/index.ts'
import { auditsFeature } from './feature.ts'

async function open(options: AppOptions = {}) {
  const app = await openApp({ signedInAs: 'admin@acme.test', ...options })
  const { emulator } = app.provider
  emulator.arrange((state) => {
    const [tenant] = state.tenants
    const event = { tenantId: tenant?.id ?? '', userId: null, createdAt: '2025-12-30T10:00:00.000Z' }
    state.audits = [
      { ...event, id: '1', action: 'signUp', severity: 'Info', description: '=cmd()|a' },
      { ...event, id: '2', action: 'lockUser', severity: 'High', description: 'A "name", and\nmore' },
    ]
  })
  const slice = app.client.get(auditsFeature)
  slice.subscribe(() => {})
  await until(() => !slice.getSnapshot().isPending)
  return { app, emulator, shown: slice.getSnapshot }
}

describe('the export of the audit log', () => {
  it('the audit log export is the file of the provider, with every event of the query', async () => {
    const { app, shown } = await open()
    await shown().filter({ filters: { severity: 'High' } })
    const outcome = await shown().exportCsv({ columns: ['action', 'description'] })
    if (!outcome.ok) expect.unreachable()
    expect(outcome.value.name).toBe('audit-log-to-2026-01-01.csv')
    expect(await outcome.value.content.text()).toBe('Action,Description\r\nlockUser,"A ""name"", and\nmore"\r\n')
    const [sent] = app.sent('/audits/export/csv/v2')
    expect(Object.fromEntries(sent?.url.searchParams ?? [])).toEqual({
      offset: '0',
      outputFileName: 'audit-log-to-2026-01-01.csv',
      severity: 'High',
      sortBy: 'createdAt',
      sortDirection: 'desc',
    })
  })

  it.each([
    ['last-month', 'audit-log-2025-12-01-to-2025-12-31.csv'],
    ['today', 'audit-log-2026-01-01.csv'],
    ['2025-10-01/2025-10-31', 'audit-log-2025-10-01-to-2025-10-31.csv'],
  ])('the file of %s is named by its days, for the page and for the provider', async (createdAt, name) => {
    const { app, shown } = await open()
    await shown().filter({ filters: { createdAt } })
    expect(await shown().exportCsv()).toMatchObject({ ok: true, value: { name } })
    expect(app.sent('/audits/export/csv/v2')[0]?.url.searchParams.get('outputFileName')).toBe(name)
  })

  it('the days of the name are those of the account', async () => {
    const { app, shown } = await open()
    await app.client.get(accountSettingsFeature).actions.save({ timezone: 'Pacific/Kiritimati' })
    await shown().filter({ filters: { createdAt: 'P1D' } })
    const day = dayIn('Pacific/Kiritimati', app.clock.now())
    const name = `audit-log-${dayAfter(day, -1)}-to-${day}.csv`
    expect(await shown().exportCsv()).toMatchObject({ ok: true, value: { name } })
  })

  it('asks for all columns, and for another name of the file', async () => {
    const { app, shown } = await open()
    const outcome = await shown().exportCsv({ fileName: 'log.csv' })
    expect(outcome).toMatchObject({ ok: true, value: { name: 'log.csv' } })
    const [first, ...others] = shown().columns.map(({ name }) => ({ name }))
    expect(app.sent('/audits/export/csv/v2')[0]?.body).toMatchObject({
      properties: [{ ...first, sortable: true, filterable: true, showInTable: true, showInMoreInfo: true }, ...others],
    })
  })

  it('shows the bytes that have arrived', async () => {
    const { shown } = await open()
    expect(shown().exported).toBeNull()
    const outcome = await shown().exportCsv()
    const size = outcome.ok ? outcome.value.content.size : 0
    expect(size).toBeGreaterThan(0)
    expect(shown().exported).toEqual({ name: 'audit-log-to-2026-01-01.csv', loaded: size, total: size })
  })

  it('a canceled audit log export is no failure', async () => {
    const { shown, emulator } = await open()
    emulator.faults.add({ operation: 'exportAudits', kind: 'delay', delayMs: 60_000, times: 1 })
    const exporting = shown().exportCsv()
    await until(() => shown().calls.exportCsv.status === 'pending')
    await shown().cancelExport()
    expect(await exporting).toEqual({ ok: false, reason: 'canceled' })
    expect(shown().calls.exportCsv).toMatchObject({ status: 'idle', error: null })
  })

  it('the audit log export may last for minutes', async () => {
    const { app, shown, emulator } = await open()
    emulator.faults.add({ operation: 'exportAudits', kind: 'delay', delayMs: 60_000, times: 1 })
    const exporting = shown().exportCsv()
    await until(() => shown().calls.exportCsv.status === 'pending')
    await app.clock.advance(60_000)
    expect((await exporting).ok).toBe(true)
  })

  it('a failed audit log export is logged and reported, and leaves the rows unchanged', async () => {
    const { app, shown, emulator } = await open()
    emulator.faults.add({ operation: 'exportAudits', kind: 'status', status: 500, times: 1 })
    expect(await shown().exportCsv()).toMatchObject({ ok: false, reason: 'failed', error: { status: 500 } })
    expect(shown().calls.exportCsv.error).toMatchObject({ status: 500 })
    expect(shown().rows).toHaveLength(2)
    expect(app.ports.lines.some((line) => line.includes('The audit log was not exported'))).toBe(true)
  })
})
