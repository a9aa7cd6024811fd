import { describe, expect, it } from 'vitest'
import { openApp, until } from '../../../../test/open-app.ts'
import { reportsFeature } from './feature.ts'
import { reportPreviewFeature } from './preview.ts'
import { reportRunsFeature } from './runs.ts'

async function open() {
  const app = await openApp({ signedInAs: 'admin@acme.test' })
  const { emulator } = app.provider
  const [report] = emulator.snapshot().reports
  const reportId = report?.id ?? expect.unreachable()
  const slice = app.client.get(reportRunsFeature, { reportId })
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().status === 'ready')
  return { ...app, emulator, reportId, runs: slice.getSnapshot, reports: app.client.get(reportsFeature).actions }
}

describe('the runs of a report', () => {
  it('the runs of a report are listed, the newest first', async () => {
    const { runs } = await open()
    expect(runs().total).toBe(2)
    expect(runs().rows).toMatchObject([
      { trigger: 'person', hasFailed: true, failed: ['lena@partner.invalid'], reason: 'address-refused' },
      { trigger: 'schedule', hasFailed: false, sentTo: ['admin@acme.test'], failed: [], reason: null },
    ])
  })

  it('the runs of a report are read again after it was sent', async () => {
    const { runs, reports, reportId } = await open()
    await reports.send({ id: reportId, to: ['a@acme.test'] })
    await until(() => runs().total === 3)
    expect(runs().rows[0]).toMatchObject({ trigger: 'person', hasFailed: false, sentTo: ['a@acme.test'] })
  })

  it.each([404, 501])('a provider that answers %s keeps no runs, which is no failure', async (status) => {
    const { emulator, runs } = await open()
    emulator.faults.add({ operation: 'listReportRuns', kind: 'status', status })
    expect(await runs().load()).toMatchObject({ ok: true })
    expect(runs()).toMatchObject({ rows: [], total: 0 })
  })

  it('a failed read of the runs is a failure, and leaves the rows', async () => {
    const { emulator, runs } = await open()
    emulator.faults.add({ operation: 'listReportRuns', kind: 'status', status: 500 })
    expect(await runs().load()).toMatchObject({ ok: false, error: { status: 500 } })
    expect(runs().rows).toHaveLength(2)
  })
})

describe('a rendered report', () => {
  it('a report is read as a page with the values of its filters, and again on demand', async () => {
    const { client, reportId, emulator } = await open()
    const page = client.get(reportPreviewFeature, { reportId, filters: { name: 'rita' } })
    page.subscribe(() => {})
    await until(() => page.getSnapshot().value !== null)
    expect(page.getSnapshot().value?.html).toContain('Rita Reader')
    expect(page.getSnapshot().value?.html).not.toContain('Ada Admin')
    emulator.arrange(({ users }) => {
      for (const user of users) if (user.email === 'reader@acme.test') user.name = 'Rita Renamed'
    })
    await page.getSnapshot().load()
    expect(page.getSnapshot().value?.html).toContain('Rita Renamed')
  })

  it('a report whose data the user may not read is a failure', async () => {
    const { client, reportId, emulator } = await open()
    emulator.permissions.revoke('fe.secure.read.users')
    const page = client.get(reportPreviewFeature, { reportId })
    page.subscribe(() => {})
    await until(() => page.getSnapshot().calls.load.status === 'failed')
    expect(page.getSnapshot()).toMatchObject({ value: null, error: { status: 403 } })
  })
})
