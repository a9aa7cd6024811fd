import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openActions } from '../../../../test/open-actions.ts'
import { actions, choose, dialog, fail, isClosed, open, press, row, severity } from '../../../../test/open-audits.tsx'

afterEach(cleanup)

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
    await screen.findByText(/^audit-log-to-[\d-]{10}\.csv is saved$/)
    expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^audit-log-to-[\d-]{10}\.csv$/)])
    expect(await saved[0]?.content.text()).toContain('Changed the group Sites')
  })

  it('shows its progress, and is canceled with the focus where it was', async () => {
    const app = await open()
    await row('Update group')
    app.provider.emulator.faults.add({ operation: 'exportAudits', kind: 'delay', delayMs: 60_000, times: 1 })
    await press('Export CSV')
    await screen.findByRole('progressbar', { name: /^Reading audit-log-to-.*csv$/ })
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
    await screen.findByText(/csv is saved$/)
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
