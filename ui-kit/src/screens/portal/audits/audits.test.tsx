import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { branchColumns } from '../../../../test/audit-columns.ts'
import { actions, dialog, open, press, row, severity } from '../../../../test/open-audits.tsx'

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
                    properties: branchColumns,
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

  it('half a date applies nothing, and names what is missing; Enter in a whole one submits', async () => {
    await open()
    await row('Update group')
    await press(/^Filter/)
    const sheet = await dialog('Filters')
    await userEvent.click(await sheet.findByRole('button', { name: /Time$/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Days of your choice' }))
    const from = within(await sheet.findByRole('group', { name: 'From' }))
    const [day, month, year] = await from.findAllByRole('spinbutton')
    if (!day || !month || !year) expect.unreachable()
    await userEvent.click(day)
    await userEvent.keyboard('12')
    await userEvent.click(sheet.getByRole('button', { name: 'Show results' }))
    expect((await sheet.findByRole('alert')).textContent).toBe('Enter the whole date. Missing: month and year.')
    await waitFor(() => expect(document.activeElement).toBe(month))
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBeTruthy()
    await userEvent.keyboard('3')
    await userEvent.click(year)
    await userEvent.keyboard('2020{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull())
    await screen.findByRole('button', { name: /^Remove Time Since/ })
  })

  it('Enter in a text field of the filters applies them', async () => {
    await open()
    await row('Update group')
    await press(/^Filter/)
    const sheet = await dialog('Filters')
    await userEvent.type(await sheet.findByLabelText('Email address'), 'mfa@{Enter}')
    await waitFor(() => expect(actions()).toEqual(['Invite user']))
  })

  it('today and yesterday are the first periods, and stay days near now in the address', async () => {
    await open()
    await row('Update group')
    await press(/^Filter/)
    const sheet = await dialog('Filters')
    await userEvent.click(await sheet.findByRole('button', { name: /Time$/ }))
    const list = within(await screen.findByRole('listbox', { name: 'Time' }))
    const options = list.getAllByRole('option').map(({ textContent }) => textContent)
    expect(options).toEqual([
      'Any time',
      'Today',
      'Yesterday',
      'This month',
      'Last month',
      'Last 24 hours',
      'Last 7 days',
      'Last 30 days',
      'Days of your choice',
    ])
    await userEvent.click(list.getByRole('option', { name: 'Yesterday' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Show results' }))
    await waitFor(() => expect(actions()).toEqual(['Sign-in locked']))
    await screen.findByRole('button', { name: 'Remove Time Yesterday' })
  })

  it('last month is chosen by name, and names the file by its days', async () => {
    const app = await open({ at: 'audits&portal.audits.filter.createdAt=this-month' })
    await row('Update group')
    await press('Remove Time This month')
    await press(/^Filter/)
    const sheet = await dialog('Filters')
    await userEvent.click(await sheet.findByRole('button', { name: /Time$/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Last month' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Show results' }))
    await screen.findByRole('button', { name: 'Remove Time Last month' })
    await press('Export CSV')
    const from = new Date(app.clock.now())
    from.setMonth(from.getMonth() - 1, 1)
    const month = from.toLocaleDateString('sv').slice(0, 7)
    await screen.findByText(new RegExp(`^audit-log-${month}-01-to-${month}-\\d\\d\\.csv is saved$`))
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
