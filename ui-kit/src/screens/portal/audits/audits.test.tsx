import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openActions } from '../../../../test/open-actions.ts'
import { actions, choose, dialog, fail, isClosed, open, press, row, severity } from '../../../../test/open-audits.tsx'

afterEach(cleanup)

describe('the audit log', () => {
  it('shows each event with severity, description, actor, address and time, the newest first', async () => {
    await open()
    expect((await row('Update group')).textContent).toMatch(
      /Info.*Changed the group Sites.*Ada Admin.*192.0.2.7.*Today/,
    )
    expect((await row('Sign-in locked')).textContent).toMatch(/High.*5 wrong passwords.*Yesterday/)
    expect(actions()).toEqual(['Update group', 'Sign-in locked', 'Invite user'])
  })

  it('the audit log has the columns that the provider describes', async () => {
    await open({
      instead: ({ pathname, searchParams }) =>
        pathname.endsWith('/metadata') && searchParams.get('entityName') === 'audits'
          ? Promise.resolve(
              Response.json({
                rows: [
                  {
                    id: 'a',
                    entityName: 'audits',
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

  it('the audit log is sorted by the heading of a column, in both directions', async () => {
    await open()
    await row('Update group')
    await press(/^Action/)
    await waitFor(() => expect(actions()).toEqual(['Invite user', 'Sign-in locked', 'Update group']))
    expect(screen.getByRole('columnheader', { name: /^Action/ }).getAttribute('aria-sort')).toBe('ascending')
    await press(/^Action/)
    await waitFor(() => expect(actions()).toEqual(['Update group', 'Sign-in locked', 'Invite user']))
  })

  it('shows the counters, and the events of high severity by a press', async () => {
    await open()
    await screen.findByText('Events today')
    await waitFor(() => expect(screen.getByText('Events today').parentElement?.textContent).toContain('1'))
    await press('Show only these')
    await waitFor(() => expect(actions()).toEqual(['Sign-in locked']))
    await press('Remove Time Last 7 days')
    await userEvent.click(await severity('All'))
    await waitFor(() => expect(actions()).toHaveLength(3))
  })

  it('shows an em dash for a counter that fails, and loads it again', async () => {
    await open({ failing: 'getAuditStats' })
    await press('Load again: Events today')
    await screen.findByRole('button', { name: 'Show only these' })
    expect(actions()).toHaveLength(3)
  })

  it('the audit log is filtered by a period and by a part of a column', async () => {
    await open()
    await row('Update group')
    await press(/^Filter/)
    const sheet = await dialog('Filters')
    await userEvent.type(await sheet.findByLabelText('Email address'), 'mfa@')
    await userEvent.click(sheet.getByRole('button', { name: 'Show results' }))
    await waitFor(() => expect(actions()).toEqual(['Invite user']))
    await screen.findByRole('button', { name: 'Remove Email address mfa@' })
  })

  it('today and yesterday are the first periods, and stay days near now in the address', async () => {
    await open()
    await row('Update group')
    await press(/^Filter/)
    const sheet = await dialog('Filters')
    await userEvent.click(await sheet.findByRole('button', { name: /Time$/ }))
    const list = within(await screen.findByRole('listbox', { name: 'Time' }))
    const options = list.getAllByRole('option').map(({ textContent }) => textContent)
    expect(options.slice(0, 3)).toEqual(['Any time', 'Today', 'Yesterday'])
    await userEvent.click(list.getByRole('option', { name: 'Yesterday' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Show results' }))
    await waitFor(() => expect(actions()).toEqual(['Sign-in locked']))
    await screen.findByRole('button', { name: 'Remove Time Yesterday' })
  })

  it('the audit log is filtered by an action that it has shown, and by the text of one that it has not', async () => {
    await open()
    await row('Update group')
    await press(/^Filter/)
    let sheet = await dialog('Filters')
    await userEvent.click(await sheet.findByRole('combobox', { name: 'Action' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Invite user' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Show results' }))
    await waitFor(() => expect(actions()).toEqual(['Invite user']))
    await press('Remove Action Invite user')
    await row('Update group')
    await press(/^Filter/)
    sheet = await dialog('Filters')
    await userEvent.type(await sheet.findByRole('combobox', { name: 'Action' }), 'update')
    await screen.findByRole('option', { name: /^update/ })
    await userEvent.tab()
    await userEvent.click(sheet.getByRole('button', { name: 'Show results' }))
    await waitFor(() => expect(actions()).toEqual(['Update group']))
  })

  it('the audit log is filtered by a user of the tenant who has not acted yet', async () => {
    await open()
    await row('Update group')
    await press(/^Filter/)
    const sheet = await dialog('Filters')
    await userEvent.type(await sheet.findByRole('combobox', { name: 'Who' }), 'Enno')
    await userEvent.click(await screen.findByRole('option', { name: /^Enno/ }))
    await userEvent.click(sheet.getByRole('button', { name: 'Show results' }))
    await screen.findByRole('button', { name: /^Remove Who Enno/ })
  })

  it('a row on a phone has who and whom below its action', async () => {
    await open()
    const header = within(await row('Sign-in locked')).getByRole('rowheader')
    expect(header.textContent).toMatch(/^Sign-in locked High.*5 wrong passwords for Lou.*Ada Admin.*Yesterday/)
  })

  it('a description that repeats the action gives way to the thing that changed', async () => {
    await open({}, [{ action: 'updateGroup', description: 'Update group' }])
    const header = within(await row('Update group')).getByRole('rowheader')
    expect(header.textContent).toMatch(/^Update groupA group/)
  })

  it('shows all severities or one by a switch, which follows the query and has no chip', async () => {
    const app = await open()
    await row('Update group')
    expect((await severity('All')).checked).toBe(true)
    await userEvent.click(await severity('Info'))
    await waitFor(() => expect(actions()).toEqual(['Update group', 'Invite user']))
    expect(screen.queryByRole('button', { name: /^Remove Severity/ })).toBeNull()
    await press('Show only these')
    await waitFor(async () => expect((await severity('High')).checked).toBe(true))
    await press('Clear filters')
    await waitFor(async () => expect((await severity('All')).checked).toBe(true))
    await waitFor(() => expect(actions()).toHaveLength(3))
    expect(app.sent('/audits').at(-1)?.url.search).not.toContain('severity')
  })

  it('keeps its query in the address', async () => {
    await open({ at: 'audits&portal.audits.filter.severity=High' })
    await row('Sign-in locked')
    expect(actions()).toEqual(['Sign-in locked'])
  })

  it('the audit log shows why it cannot be read, and can be read again', async () => {
    await open({ failing: 'listAudits' })
    await press('Try again')
    await row('Update group')
  })

  it('an empty audit log explains its purpose', async () => {
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

  it('the export saves the provider’s file, and confirms it', async () => {
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

  it('a failed export shows the reason, and can be retried', async () => {
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
  it('saved views are saved, applied, renamed and deleted', async () => {
    await open({ at: 'audits&portal.audits.filter.severity=High' })
    await row('Sign-in locked')
    await press('Views')
    await choose('Save this view')
    let shown = await dialog('Save this view')
    await userEvent.type(shown.getByRole('textbox', { name: /Name of the view/ }), 'Severe')
    await userEvent.click(shown.getByRole('button', { name: 'Save this view' }))
    await isClosed()
    await userEvent.click(await severity('All'))
    await waitFor(() => expect(actions()).toHaveLength(3))
    await press('Views')
    await choose('Severe')
    await waitFor(() => expect(actions()).toEqual(['Sign-in locked']))

    await press('Views')
    await choose('Edit views')
    await openActions('Actions for Severe')
    await choose('Rename')
    shown = await dialog('Rename Severe')
    const field = shown.getByRole('textbox', { name: /Name of the view/ })
    await userEvent.clear(field)
    await userEvent.type(field, 'High ones')
    await userEvent.click(shown.getByRole('button', { name: 'Save name' }))
    await openActions('Actions for High ones')
    await choose('Delete view')
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete view' }))
    await (await dialog('Edit views')).findByText('No saved views yet')
  })

  it('a view is not saved without a name', async () => {
    await open()
    await row('Update group')
    await press('Views')
    await choose('Save this view')
    const shown = await dialog('Save this view')
    await userEvent.click(shown.getByRole('button', { name: 'Save this view' }))
    await shown.findByText('Give the view a name.')
  })
})
