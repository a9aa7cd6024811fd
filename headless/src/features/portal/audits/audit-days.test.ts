import { describe, expect, it } from 'vitest'
import { openApp } from '../../../../test/open-app.ts'
import { openAudits } from '../../../../test/open-audits.ts'
import { accountSettingsFeature } from '../account-settings/index.ts'

const day = 86_400_000
const query = ({ url }: { readonly url: URL }) => Object.fromEntries(url.searchParams)

describe('the period of the audit log', () => {
  it('finds the events of the last days until now', async () => {
    const { shown, ids } = await openAudits([{ age: 8 * day }, { age: 6 * day }, { age: 0 }])
    await shown().filter({ filters: { createdAt: 'P7D' } })
    expect(ids()).toEqual(['event-2', 'event-1'])
  })

  it('finds the events of days of the calendar, both included', async () => {
    const at = (date: number, hour: number) => ({ createdAt: new Date(2025, 10, date, hour).toISOString() })
    const { shown, ids } = await openAudits([at(1, 23), at(2, 0), at(3, 23), at(4, 0)])
    await shown().filter({ filters: { createdAt: '2025-11-02/2025-11-03' } })
    expect(ids()).toEqual(['event-2', 'event-1'])
    await shown().filter({ filters: { createdAt: '2025-11-04/' } })
    expect(ids()).toEqual(['event-3'])
  })

  it('finds the events of a day of the account, in its time zone, also in the file', async () => {
    const at = (time: string) => ({ createdAt: `2025-11-${time}:00.000Z` })
    const { app, shown, ids, slice } = await openAudits([
      at('19T14:59'),
      at('19T15:00'),
      at('20T14:59'),
      at('20T15:00'),
    ])
    await app.client.get(accountSettingsFeature).actions.save({ timezone: 'Asia/Tokyo' })
    await shown().filter({ filters: { createdAt: '2025-11-20/2025-11-20' } })
    expect(ids()).toEqual(['event-2', 'event-1'])
    const outcome = await slice.actions.exportCsv()
    const text = outcome.ok ? await outcome.value.content.text() : ''
    expect(text.match(/2025-11-[\dT:]+/g)).toEqual(['2025-11-20T14:59:00', '2025-11-19T15:00:00'])
  })

  it('finds the events of a day of the browser for a person who may not read the settings of the account', async () => {
    const first = await openApp({ signedInAs: 'admin@acme.test' })
    await first.client.get(accountSettingsFeature).actions.save({ timezone: 'Asia/Tokyo' })
    first.provider.emulator.permissions.revoke('fe.secure.read.accountSettings')
    const { app, shown } = await openAudits([], { beside: first })
    await shown().filter({ filters: { createdAt: '2025-11-20/2025-11-20' } })
    const [from, to] = [new Date(2025, 10, 20), new Date(2025, 10, 21)].map((time) => time.toISOString())
    expect(query(app.sent('/audits').at(-1) ?? expect.unreachable())).toMatchObject({ createdAt: `${from}/${to}` })
    expect(app.sent('/account-settings/v1')).toEqual([])
  })

  it('the audit log is not filtered by a period that cannot be read', async () => {
    const { shown, ids } = await openAudits([{}])
    await shown().filter({ filters: { createdAt: 'last year' } })
    expect(ids()).toEqual(['event-0'])
  })
})
