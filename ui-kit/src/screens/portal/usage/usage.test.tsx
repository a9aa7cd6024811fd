import { adminPortalFeature } from '@portico/headless/portal/admin-portal'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type AppOptions, openApp } from '../../../../../headless/test/open-app.ts'
import { flagsFor, heading, navigation, openPortal, page } from '../../../../test/open-portal.tsx'
import { sectionOf } from '../shell/section-of.ts'
import type { AdminPortalProps } from '../shell/types.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const address = `${page}&portal=usage`
const all: AdminPortalProps['sections'] = (ours) => ours.map((one) => ({ ...one, visibility: 'always' }))

/** Opens the portal at the usage, as an administrator. */
async function open(options: AppOptions = {}, props: AdminPortalProps = {}) {
  const app = await openPortal(
    { isInline: true, sections: all, ...props },
    { address, flags: flagsFor(address), ...options },
  )
  await heading('Usage')
  return app
}

const figure = async (name: string) => {
  const label = await within(await screen.findByLabelText('Totals')).findByText(name)
  return label.parentElement?.textContent ?? ''
}
const entry = async () => within(await navigation()).queryByRole('link', { name: 'Usage' })

describe('the page of usage', () => {
  it('shows the totals of 30 days beside the seats, and the days that they are compared with', async () => {
    await open()
    expect(await figure('Members')).toMatch(/5.*5 of 100 seats taken/)
    expect(await figure('Active people')).toMatch(/^Active people1None before$/)
    expect(screen.getByText(/compared with/)).toBeTruthy()
  })

  it('what another administrator does is in the numbers after the page is opened again', async () => {
    const app = await open()
    await figure('Members')
    app.provider.emulator.addUser({ email: 'new@acme.test', tenants: ['Acme'], roles: ['Viewer'] })
    cleanup()
    await open({ beside: app })
    expect(await figure('Members')).toMatch(/6.*6 of 100/)
  })

  it('a change of less than 1 % is not shown as none', async () => {
    await open({ usage: async () => ({ totals: { signIns: 1003 }, before: { signIns: 1000 }, buckets: [] }) })
    expect(await figure('Sign-ins')).toMatch(/0\.3% more than before \(\+3\)$/)
  })

  it('the period and the step stay in the address of the portal', async () => {
    const app = await open()
    await figure('Members')
    await userEvent.click(screen.getByRole('radio', { name: 'Week' }))
    await waitFor(() => expect(app.client.ports.page.url()?.searchParams.get('portal.usage.step')).toBe('week'))
    cleanup()
    await open({ beside: app, address: `${address}&portal.usage.step=month&portal.usage.period=P90D` })
    await figure('Members')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Month' }).checked).toBe(true)
    expect(screen.getByRole('button', { name: /^Last 90 days/ })).toBeTruthy()
  })

  it('a chart shows its numbers as a table', async () => {
    await open()
    const chart = await screen.findByRole('figure', { name: 'Sign-ins' })
    expect(within(chart).getByRole('img', { name: /^Sign-ins: at most 1/ })).toBeTruthy()
    expect(within(chart).queryByRole('table')).toBeNull()
    await userEvent.click(within(chart).getByRole('button', { name: 'Show as table: Sign-ins' }))
    const table = within(chart).getByRole('table', { name: 'Sign-ins' })
    expect(within(table).getAllByRole('row')).toHaveLength(31)
    expect(within(table).getAllByRole('row').at(-1)?.textContent).toMatch(/1$/)
    await userEvent.click(within(chart).getByRole('button', { name: 'Hide table: Sign-ins' }))
    expect(within(chart).queryByRole('table')).toBeNull()
  })

  it('the length of a part and the accounts below are chosen', async () => {
    const app = await open()
    await figure('Members')
    await userEvent.click(screen.getByRole('radio', { name: 'Month' }))
    await userEvent.click(screen.getByRole('switch', { name: 'With sub-accounts' }))
    const table = await screen.findByRole('table', { name: 'By account' })
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toContain('Acme Labs')
    const { searchParams } = app.sent('/tenants/usage/v1').at(-1)?.url ?? new URL(page)
    expect(Object.fromEntries(searchParams)).toMatchObject({ step: 'month', includeSubTenants: 'true' })
  })

  it('a person who may not see the accounts below has no choice of them', async () => {
    const beside = await openApp()
    beside.provider.emulator.arrange(({ roles }) => {
      for (const role of roles) if (role.key === 'ReadOnly') role.permissionKeys = ['fe.usage.read']
    })
    await open({ beside, signedInAs: 'reader@acme.test' })
    await figure('Members')
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('days that cannot be read leave the former numbers, with another try', async () => {
    const app = await open()
    await figure('Members')
    app.provider.emulator.faults.add({ operation: 'getUsage', kind: 'status', status: 500, times: 3 })
    await userEvent.click(screen.getByRole('radio', { name: 'Week' }))
    await screen.findByText('We couldn’t load these days')
    expect(await figure('Members')).toMatch(/^Members5/)
    app.provider.emulator.faults.clear()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('We couldn’t load these days')).toBeNull())
  })

  it('a limit that is near or reached is named, with the way to the plans', async () => {
    const beside = await openApp()
    beside.provider.emulator.arrange(({ billingPlans }) => {
      for (const plan of billingPlans) {
        plan.features = [
          { key: 'users', limit: 5 },
          { key: 'api-tokens', limit: 300 },
          { key: 'webhooks', limit: 100 },
        ]
      }
    })
    const app = await open({ beside })
    expect(await screen.findByText('Seats: the limit is reached')).toBeTruthy()
    expect(screen.queryByText(/^Webhooks: the limit/)).toBeNull()
    const [link] = screen.getAllByRole('link', { name: 'See plans' })
    if (!link) expect.unreachable()
    await userEvent.click(link)
    await waitFor(() => expect(app.client.get(adminPortalFeature).getSnapshot().section).toBe('subscriptions'))
  })

  it('several limits that are near or reached are one notice', async () => {
    const usage: AppOptions['usage'] = async () => ({
      buckets: [],
      totals: {},
      members: { used: 5, limit: 5 },
      features: [
        { key: 'api-tokens', used: 3, limit: 3 },
        { key: 'webhooks', used: 1, limit: 100 },
      ],
    })
    await open({ usage })
    const notice = (await screen.findByText('2 limits are reached')).parentElement
    if (!notice) expect.unreachable()
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Seats: 5 of 5', 'API tokens: 3 of 3'])
  })

  it('the calls of the billing period are beside those of the page, in the tile and in the notice', async () => {
    const countsFrom = '2025-12-20T00:00:00.000Z'
    const usage: AppOptions['usage'] = async () => ({
      buckets: [],
      totals: { tokenCalls: 96_353 },
      features: [{ key: 'api-calls', used: 90_590, limit: 100_000, countsFrom, resetsAt: '2026-01-20T00:00:00.000Z' }],
    })
    await open({ usage })
    const words = /This billing period: 90,590 of 100,000 \(.*20.* – .*1\)/
    expect(await figure('API token calls')).toMatch(words)
    expect(screen.getByText('API token calls: the limit is near').parentElement?.textContent).toMatch(words)
    const tile = within(await screen.findByLabelText('Totals'))
    expect(tile.getByRole('progressbar', { name: 'API token calls' }).getAttribute('aria-valuetext')).toMatch(words)
  })

  it('days in which nothing happened lead to the last 12 months', async () => {
    const usage: AppOptions['usage'] = async ({ from, to }) => ({
      buckets: [{ from, to, signIns: from < '2025-06-01' ? 4 : 0 }],
      totals: { signIns: 0 },
    })
    await open({ usage })
    await screen.findByRole('heading', { name: 'Nothing happened in these days' })
    await userEvent.click(screen.getByRole('button', { name: 'Show the last 12 months' }))
    expect(await screen.findByRole('figure', { name: 'Sign-ins' })).toBeTruthy()
    expect(screen.queryByRole('figure', { name: 'Active people' })).toBeNull()
  })

  it('the export is a file with the words of the page', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file)
      return 'blob:usage'
    })
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
    await screen.findByText('usage.csv is saved')
    expect(await files[0]?.text()).toMatch(
      /"What","Name","From","To","Number","Before","Limit"\r\n"Seats","","","","5","","100"/,
    )
  })
})

describe('a provider that counts no usage', () => {
  const absent = async () => {
    const beside = await openApp()
    beside.provider.emulator.faults.add({ operation: 'getUsage', kind: 'status', status: 404, times: 9 })
    return beside
  }

  it('the navigation has no entry, and the address of the page names the reason', async () => {
    await open({ beside: await absent() })
    expect(await screen.findByRole('heading', { name: 'Usage isn’t counted here' })).toBeTruthy()
    expect(await entry()).toBeNull()
  })

  it('the numbers of the application are shown in its place', async () => {
    await open({
      beside: await absent(),
      usage: async ({ from, to }) => ({ buckets: [{ from, to, signIns: 7 }], totals: { signIns: 7 } }),
    })
    expect(await figure('Sign-ins')).toBe('Sign-ins7')
    await waitFor(async () => expect(await entry()).not.toBeNull())
  })

  it('a section of the application is listed without a question to the provider', async () => {
    const own = sectionOf({ id: 'usage', visibility: 'always', component: () => <h1>Usage</h1> })
    const app = await open({ beside: await absent() }, { sections: () => [own] })
    expect(await entry()).not.toBeNull()
    expect(app.sent('/tenants/usage/v1')).toEqual([])
  })
})

it('a tenant that shows the page always has an entry that leads to it', async () => {
  const beside = await openApp()
  beside.provider.emulator.arrange((state) => {
    state.flags['fe-usage-page'] = 'on'
    state.adminBox['*'] = { navigation: { usage: { visibility: 'always' } } }
  })
  await openPortal({ isInline: true, sections: (ours) => ours }, { beside, address: `${page}&portal=profile` })
  await waitFor(async () => expect(await entry()).not.toBeNull())
  await userEvent.click(within(await navigation()).getByRole('link', { name: 'Usage' }))
  await heading('Usage')
  expect(await figure('Members')).toMatch(/^Members5/)
})
