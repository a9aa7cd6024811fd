import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { App, AppOptions } from '../../../../../headless/test/open-app.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { AdminPortal } from '../shell/admin-portal.tsx'

afterEach(cleanup)

const day = 86_400_000
type Row = ReturnType<App['provider']['emulator']['snapshot']>['audits'][number]

const events: readonly (Partial<Row> & { readonly age?: number })[] = [
  { age: 9 * day, action: 'inviteUser', description: 'Invited Amara', email: 'mfa@acme.test', user: 'Mia Moreno' },
  { age: day, action: 'Sign-in locked', description: '5 wrong passwords for Lou', severity: 'High' },
  { action: 'updateGroup', description: 'Changed the group Sites', userAgent: 'Firefox', ip: '192.0.2.7' },
]

async function open({ at = 'audits', ...options }: AppOptions & { readonly at?: string } = {}, log = events) {
  const app = await openScreen(
    <AdminPortal
      isInline
      isolation="none"
      sections={(ours) => ours.map((one) => ({ ...one, visibility: 'always' }))}
    />,
    { signedInAs: 'admin@acme.test', address: `https://app.test/account?portal=${at}`, ...options },
    ({ provider: { emulator } }) =>
      emulator.arrange((state) => {
        const [tenant] = state.tenants
        const admin = state.users.find(({ email }) => email === 'admin@acme.test')
        const group = state.groups.find(({ name }) => name === 'Sites')
        state.audits = log.map(({ age = 0, ...event }, index) => ({
          ...{ id: `event-${index}`, tenantId: tenant?.id ?? '', userId: admin?.id ?? null, severity: 'Info' },
          ...{ user: 'Ada Admin', email: 'admin@acme.test', action: 'signUp' },
          json: { path: `/frontegg/identity/resources/groups/v1/${group?.id}`, nested: { list: [1, 'two', true] } },
          createdAt: new Date(emulator.now() - age).toISOString(),
          ...event,
        }))
      }),
  )
  await screen.findByRole('heading', { level: 1, name: 'Audit log', hidden: true })
  return app
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const actions = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => (textContent ?? '').replace(/(?:Info|High).*$/, ''))
const fail = ({ provider }: App, operation: string, status = 400) =>
  provider.emulator.faults.add({ operation, kind: 'status', status, times: 1 })

describe('the audit log', () => {
  it('shows each event with severity, description, actor, address and time, the newest first', async () => {
    await open()
    expect((await row('Update group')).textContent).toMatch(
      /Info.*Changed the group Sites.*Ada Admin.*192.0.2.7.*Today/,
    )
    expect((await row('Sign-in locked')).textContent).toMatch(/High.*5 wrong passwords.*Yesterday/)
    expect(actions()).toEqual(['Update group', 'Sign-in locked', 'Invite user'])
  })

  it('has the columns that the provider describes', async () => {
    await open({
      instead: ({ pathname, searchParams }) =>
        pathname.endsWith('/metadata') && searchParams.get('entityName') === 'audits'
          ? Promise.resolve(
              Response.json({
                rows: [
                  {
                    ...{ id: 'a', entityName: 'audits' },
                    properties: [
                      { name: 'createdAt', displayName: 'Time', type: 'Timestamp', sortable: true, isPredefined: true },
                      { name: 'action', displayName: 'Deed', type: 'AlphaNumeric', isPredefined: false },
                      { name: 'tenantId', displayName: 'Branch', type: 'AlphaNumeric', isPredefined: false },
                      { name: 'ip', displayName: 'IP', type: 'IpAddress', showInTable: false },
                    ],
                  },
                ],
              }),
            )
          : undefined,
    })
    await row('Update group')
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads).toEqual(['Deed', 'Branch', 'Time'])
  })

  it('shows the counters, and the events of high severity by a press', async () => {
    await open()
    await screen.findByText('Events today')
    await waitFor(() => expect(screen.getByText('Events today').parentElement?.textContent).toContain('1'))
    await press('Show only these')
    await waitFor(() => expect(actions()).toEqual(['Sign-in locked']))
    await press('Remove Time Last 7 days')
    await press('Remove Severity High')
    await waitFor(() => expect(actions()).toHaveLength(3))
  })

  it('shows an em dash for a counter that fails, and loads it again', async () => {
    const app = await open({ starts: false })
    fail(app, 'getAuditStats')
    await app.client.start()
    await press('Load again: Events today')
    await screen.findByRole('button', { name: 'Show only these' })
    expect(actions()).toHaveLength(3)
  })

  it('is filtered by a period and by a part of a column', async () => {
    await open()
    await row('Update group')
    await press(/^Filter/)
    const sheet = await dialog('Filters')
    await userEvent.type(await sheet.findByLabelText('Email address'), 'mfa@')
    await userEvent.click(sheet.getByRole('button', { name: 'Show results' }))
    await waitFor(() => expect(actions()).toEqual(['Invite user']))
    await screen.findByRole('button', { name: 'Remove Email address mfa@' })
  })

  it('keeps its query in the address', async () => {
    await open({ at: 'audits&audits.filter.severity=High' })
    await row('Sign-in locked')
    expect(actions()).toEqual(['Sign-in locked'])
  })

  it('says why it cannot be read, and tries again', async () => {
    const app = await open({ starts: false })
    fail(app, 'listAudits')
    await app.client.start()
    await press('Try again')
    await row('Update group')
  })

  it('says what it is for while it is empty', async () => {
    await open({}, [])
    await screen.findByRole('heading', { name: 'No events yet' })
  })

  it('shows 20 events a page by default', async () => {
    const app = await open(
      {},
      Array.from({ length: 25 }, (_, index) => ({ age: index * 1000, action: `Event ${index}` })),
    )
    await row('Event 0')
    expect(screen.getAllByRole('row')).toHaveLength(21)
    expect(app.sent('/audits').at(-1)?.url.searchParams.has('paginationMode')).toBe(false)
  })
})

describe('the details of an event', () => {
  it('are its facts, the raw event, and links to actor and object', async () => {
    await open()
    await row('Update group')
    await press('Update group')
    const shown = await dialog('Update group')
    expect(shown.getByText('Firefox')).toBeTruthy()
    const link = await shown.findByRole('link', { name: 'Open the group' })
    expect(link.getAttribute('href')).toMatch(/portal=groups\/[\w-]{36}/)
    await userEvent.click(link)
    await screen.findByRole('dialog', { name: 'Sites' })
  })

  it('have the raw event member by member, which opens, closes and is copied', async () => {
    const written = vi.fn(async () => {})
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: written } })
    await open()
    await row('Update group')
    await press('Update group')
    const shown = await dialog('Update group')
    const list = shown.getByText('list:').closest('details')
    expect(list?.open).toBe(false)
    expect(shown.getByText('list:').closest('[dir]')?.getAttribute('dir')).toBe('ltr')
    await userEvent.click(shown.getByRole('button', { name: 'Copy raw event' }))
    expect(written).toHaveBeenCalledWith(expect.stringMatching(/^\{\n {2}"path": /))
    vi.unstubAllGlobals()
  })

  it('never run markup of the event', async () => {
    const markup = '<img src=x onerror=alert(1)>'
    await open({}, [{ action: markup, description: markup, json: { [markup]: markup } }])
    await press(markup)
    await dialog(markup)
    expect(document.querySelector('img[src=x]')).toBeNull()
  })

  it('say that an event of another page is not shown', async () => {
    await open({ at: 'audits/gone' })
    expect((await dialog('Audit log')).getByText('This event is not on this page')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await isClosed()
  })
})

describe('the export', () => {
  const saved: { name: string; content: Blob }[] = []
  beforeEach(() => {
    saved.length = 0
    let content = new Blob()
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) content = file
      return 'blob:1'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, content })
    })
  })
  afterEach(() => vi.restoreAllMocks())

  it('saves the file of the provider, and says so', async () => {
    await open()
    await row('Update group')
    await press('Export CSV')
    await screen.findByText('audits.csv is saved')
    expect(saved.map(({ name }) => name)).toEqual(['audits.csv'])
    expect(await saved[0]?.content.text()).toContain('Changed the group Sites')
  })

  it('shows its progress, and is canceled with the focus where it was', async () => {
    const app = await open()
    await row('Update group')
    app.provider.emulator.faults.add({ operation: 'exportAudits', kind: 'delay', delayMs: 60_000, times: 1 })
    await press('Export CSV')
    await screen.findByRole('progressbar', { name: 'Reading audits.csv' })
    await press('Cancel export')
    await screen.findByText('The export was canceled')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Export CSV' }))
    expect([screen.queryByRole('progressbar'), screen.queryByText('We couldn’t export the log'), saved.length]).toEqual(
      [null, null, 0],
    )
  })

  it('says why it failed, and tries again', async () => {
    const app = await open()
    await row('Update group')
    fail(app, 'exportAudits')
    await press('Export CSV')
    await screen.findByText('We couldn’t export the log')
    await press('Try again')
    await screen.findByText('audits.csv is saved')
    expect(screen.queryByText('We couldn’t export the log')).toBeNull()
  })
})

describe('saved views', () => {
  it('are saved, applied, renamed and deleted', async () => {
    await open({ at: 'audits&audits.filter.severity=High' })
    await row('Sign-in locked')
    await press('Views')
    await choose('Save this view')
    let shown = await dialog('Save this view')
    await userEvent.type(shown.getByRole('textbox', { name: /Name of the view/ }), 'Severe')
    await userEvent.click(shown.getByRole('button', { name: 'Save this view' }))
    await isClosed()
    await press('Remove Severity High')
    await waitFor(() => expect(actions()).toHaveLength(3))
    await press('Views')
    await choose('Severe')
    await waitFor(() => expect(actions()).toEqual(['Sign-in locked']))

    await press('Views')
    await choose('Edit views')
    await press('Actions for Severe')
    await choose('Rename')
    shown = await dialog('Rename Severe')
    const field = shown.getByRole('textbox', { name: /Name of the view/ })
    await userEvent.clear(field)
    await userEvent.type(field, 'High ones')
    await userEvent.click(shown.getByRole('button', { name: 'Save name' }))
    await press('Actions for High ones')
    await choose('Delete view')
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete view' }))
    await (await dialog('Edit views')).findByText('No saved views yet')
  })

  it('are not saved without a name', async () => {
    await open()
    await row('Update group')
    await press('Views')
    await choose('Save this view')
    const shown = await dialog('Save this view')
    await userEvent.click(shown.getByRole('button', { name: 'Save this view' }))
    await shown.findByText('Give the view a name.')
  })
})
