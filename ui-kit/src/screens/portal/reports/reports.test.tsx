import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type App, type AppOptions, openApp } from '../../../../../headless/test/open-app.ts'
import { openActions } from '../../../../test/open-actions.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { ReportsSection } from './reports-section.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const people = 'People and their roles'
const tokens = 'API tokens'
const changes = 'Changes of the account'

/** Opens the section with the reports of the demo. */
async function open(options: AppOptions = {}, arrange?: (app: App) => void) {
  const app = await openScreen(<ReportsSection />, { signedInAs: 'admin@acme.test', ...options }, arrange)
  await screen.findByRole('heading', { level: 1, name: 'Reports' })
  const { emulator } = app.provider
  const kept = (name: string) => emulator.snapshot().reports.find((one) => one.name === name)?.schedule
  return { ...app, emulator, kept }
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })
const press = async (place: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(place).findByRole('button', { name }))

async function act(name: string, action: string) {
  await openActions(`Actions for ${name}`)
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

async function openPage(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }))
  await screen.findByRole('heading', { level: 1, name })
}

const frame = async (name: string) => {
  const found = await screen.findByTitle(`Preview of ${name}`)
  return found instanceof HTMLIFrameElement ? found : expect.unreachable()
}

describe('the list of reports', () => {
  it('the list of reports has their schedules in words, and the last failure', async () => {
    await open()
    expect((await row(people)).textContent).toMatch(/Off.*Monday at 0?8:00.*1 address failed/)
    expect((await row(changes)).textContent).toContain('By 0 8 1 */3 *')
    expect((await row(tokens)).textContent).toContain('Not scheduled')
  })

  it('the reports are filtered by their schedule', async () => {
    const { emulator } = await open({}, ({ provider }) =>
      provider.emulator.arrange(({ reports }) => {
        for (const report of reports) if (report.name === people) report.status = 'active'
      }),
    )
    await row(tokens)
    await userEvent.click(screen.getByRole('radio', { name: 'On' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(tokens) })).toBeNull())
    expect(await row(people)).toBeTruthy()
    expect(emulator.snapshot().reports).toHaveLength(3)
  })

  it('an account without reports sees that there are none', async () => {
    await open({}, ({ provider }) => provider.emulator.arrange((state) => void state.reports.splice(0)))
    expect(await screen.findByText('No reports yet')).toBeTruthy()
  })

  it('a failed read of the reports offers another try', async () => {
    const { emulator } = await open({}, ({ provider }) =>
      provider.emulator.faults.add({ operation: 'listReports', kind: 'status', status: 500 }),
    )
    const retry = await screen.findByRole('button', { name: 'Try again' })
    emulator.faults.clear()
    await userEvent.click(retry)
    expect(await row(people)).toBeTruthy()
  })
})

describe('the page of a report', () => {
  it('the report is shown in a frame that runs nothing and requests nothing', async () => {
    await open()
    await openPage(people)
    const shown = await frame(people)
    expect(shown.getAttribute('sandbox')).toBe('')
    expect(shown.srcdoc).toContain('Ada Admin')
    expect(shown.srcdoc).toContain("default-src 'none'")
  })

  it('the preview is read again on demand', async () => {
    const { emulator } = await open()
    await openPage(people)
    await frame(people)
    emulator.arrange(({ users }) => {
      for (const user of users) if (user.email === 'reader@acme.test') user.name = 'Rita Renamed'
    })
    await press(document.body, 'Refresh')
    await waitFor(async () => expect((await frame(people)).srcdoc).toContain('Rita Renamed'))
  })

  it('a failed preview offers another try, and the rest of the page stays', async () => {
    const { emulator } = await open({}, ({ provider }) =>
      provider.emulator.faults.add({ operation: 'previewReport', kind: 'status', status: 500 }),
    )
    await openPage(people)
    expect(await screen.findByText('We couldn’t load the preview')).toBeTruthy()
    expect(await screen.findByRole('table', { name: 'Sent so far' })).toBeTruthy()
    emulator.faults.clear()
    await press(screen.getByRole('alert', { name: '' }), 'Try again')
    expect(await frame(people)).toBeTruthy()
  })

  it('a person who may not read the data of a report learns so, and sees its schedule', async () => {
    await open({}, ({ provider }) => provider.emulator.permissions.revoke('fe.secure.read.users'))
    await openPage(people)
    expect(await screen.findByText('You can’t see the data of this report')).toBeTruthy()
    expect(screen.getByText('Monday at 8:00 AM, Central European Time')).toBeTruthy()
  })

  it.each([
    ['Download as PDF', 'application/pdf', /^People and their roles 2026-01-01\.pdf$/],
    ['Download as image', 'image/jpeg', /^People and their roles 2026-01-01\.jpg$/],
  ])('a report is saved by %s as a file of its name and its day', async (action, type, name) => {
    const saved = watchDownloads()
    await open()
    await openPage(people)
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: action }))
    await waitFor(() => expect(saved).toEqual([{ type, name: expect.stringMatching(name) }]))
    expect(await screen.findByText(/^Downloaded: /)).toBeTruthy()
  })

  it('a failed download offers another try, which saves the same form', async () => {
    const saved = watchDownloads()
    const { emulator } = await open()
    await openPage(people)
    await frame(people)
    emulator.faults.add({ operation: 'previewReport', kind: 'status', status: 500 })
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Download as image' }))
    expect(await screen.findByText('The download failed')).toBeTruthy()
    emulator.faults.clear()
    await press(document.body, 'Try again')
    await waitFor(() => expect(saved).toMatchObject([{ type: 'image/jpeg' }]))
  })

  it('a name with signs that no file has is saved without them', async () => {
    const saved = watchDownloads()
    await open({}, ({ provider }) =>
      provider.emulator.arrange(({ reports }) => {
        for (const report of reports) if (report.name === people) report.name = '../a:b\u202efdp'
      }),
    )
    await userEvent.click(await screen.findByRole('button', { name: /^\.\.\/a/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Download as PDF' }))
    await waitFor(() => expect(saved).toMatchObject([{ name: '..-a-bfdp 2026-01-01.pdf' }]))
  })

  it('a failed sending is sent again to the addresses that it did not reach', async () => {
    const { emulator } = await open()
    await openPage(people)
    expect(await screen.findByText('The last sending failed')).toBeTruthy()
    await openActions(/^Actions for Dec 30/)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send again…' }))
    const form = await dialog(`Send ${people}`)
    expect(await within(form).findByText('lena@partner.invalid')).toBeTruthy()
    await userEvent.click(within(form).getByRole('button', { name: /Remove lena/ }))
    await userEvent.type(within(form).getByRole('combobox', { name: 'Recipients' }), 'lena@partner.test{Tab}')
    await press(form, 'Send')
    await waitFor(() => expect(emulator.outbox().map(({ to }) => to)).toEqual(['lena@partner.test']))
    await waitFor(() => expect(screen.queryByText('The last sending failed')).toBeNull())
  })

  it('a provider that keeps no runs has a page without them', async () => {
    await open({
      instead: ({ pathname }) =>
        pathname.endsWith('/tenant-reports') ? Promise.resolve(Response.json([bare])) : undefined,
    })
    await openPage('Usage')
    expect(screen.queryByText('Sent so far')).toBeNull()
    await press(document.body, 'Schedule…')
    const form = await dialog('Schedule Usage')
    expect(await within(form).findByRole('group', { name: 'Days' })).toBeTruthy()
    expect(within(form).queryByRole('combobox', { name: 'Recipients' })).toBeNull()
  })

  it('a person who may only read sees the page without its verbs', async () => {
    await open({ signedInAs: 'reader@acme.test' })
    await openPage(people)
    expect(await frame(people)).toBeTruthy()
    expect(await screen.findByText('View only')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send now…' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Schedule…' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy()
  })
})

describe('the schedule of a report', () => {
  it('a first schedule has days, a time of day in the zone of the account, and recipients', async () => {
    const { kept } = await open()
    await act(tokens, 'Schedule…')
    const form = await dialog(`Schedule ${tokens}`)
    await userEvent.click(await within(form).findByRole('checkbox', { name: 'Thursday' }))
    await userEvent.click(within(form).getByRole('button', { name: /At$/ }))
    await userEvent.click(await screen.findByRole('option', { name: '7:30 AM' }))
    const field = within(form).getByRole('combobox', { name: 'Recipients' })
    await userEvent.type(field, 'board@partner.test{Enter}')
    expect(await within(form).findByText('board@partner.test')).toBeTruthy()
    await press(form, 'Save schedule')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const tz = new Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(kept(tokens)).toMatchObject({
      interval: 'custom',
      cron: '30 7 * * 1,4',
      tz,
      active: true,
      recipients: ['board@partner.test'],
    })
    expect((await row(tokens)).textContent).toContain('Monday and Thursday at 7:30 AM')
  })

  it('a schedule needs a day, which takes the focus', async () => {
    const { called } = await open()
    await act(tokens, 'Schedule…')
    const form = await dialog(`Schedule ${tokens}`)
    await userEvent.click(await within(form).findByRole('checkbox', { name: 'Monday' }))
    await press(form, 'Save schedule')
    expect(await within(form).findByText('Choose at least one day.')).toBeTruthy()
    await waitFor(() => expect(form.querySelector('.portico-Weekdays')?.contains(document.activeElement)).toBe(true))
    expect(called()).not.toContain('scheduleReport')
  })

  it('a cron expression of another form is shown as it is, and kept until a day is chosen', async () => {
    const { kept } = await open()
    await act(changes, 'Schedule…')
    const form = await dialog(`Schedule ${changes}`)
    expect(await within(form).findByText(/Now it is sent by 0 8 1 \*\/3 \*/)).toBeTruthy()
    await userEvent.click(within(form).getByRole('switch', { name: 'Send it by email' }))
    await press(form, 'Save schedule')
    await waitFor(() => expect(kept(changes)).toMatchObject({ cron: '0 8 1 */3 *', active: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await act(changes, 'Schedule…')
    const again = await dialog(`Schedule ${changes}`)
    await userEvent.click(await within(again).findByRole('checkbox', { name: 'Friday' }))
    await press(again, 'Save schedule')
    await waitFor(() => expect(kept(changes)).toMatchObject({ cron: '0 8 * * 5', interval: 'weekly', active: true }))
  })

  it('what another administrator has saved meanwhile stays', async () => {
    const { kept, provider } = await open()
    await act(people, 'Schedule…')
    const form = await dialog(`Schedule ${people}`)
    await within(form).findByRole('checkbox', { name: 'Monday' })
    provider.emulator.arrange(({ reports }) => {
      for (const { name, schedule } of reports) if (name === people && schedule) schedule.recipients = ['b@acme.test']
    })
    await userEvent.click(within(form).getByRole('switch', { name: 'Send it by email' }))
    await press(form, 'Save schedule')
    await waitFor(() => expect(kept(people)).toMatchObject({ active: true, recipients: ['b@acme.test'] }))
  })

  it('a refused schedule keeps what was chosen, with the cause', async () => {
    const { emulator, kept } = await open()
    await act(people, 'Schedule…')
    const form = await dialog(`Schedule ${people}`)
    await userEvent.click(await within(form).findByRole('checkbox', { name: 'Friday' }))
    emulator.faults.add({ operation: 'scheduleReport', kind: 'status', status: 500, times: 1 })
    await press(form, 'Save schedule')
    expect(await within(form).findByRole('alert')).toBeTruthy()
    expect(within(form).getByRole('checkbox', { name: 'Friday' })).toHaveProperty('checked', true)
    await press(form, 'Save schedule')
    await waitFor(() => expect(kept(people)?.cron).toBe('0 8 * * 1,5'))
  })
})

describe('a report that is sent', () => {
  it('a report goes to the person themselves unless addresses are chosen, and an address as typed counts', async () => {
    const { emulator } = await open()
    await act(tokens, 'Send now…')
    const form = await dialog(`Send ${tokens}`)
    expect(await within(form).findByText('admin@acme.test')).toBeTruthy()
    await userEvent.type(await within(form).findByRole('combobox', { name: 'Recipients' }), 'board@partner.test{Tab}')
    await press(form, 'Send')
    await waitFor(() =>
      expect(emulator.outbox().map(({ to }) => to)).toEqual(['admin@acme.test', 'board@partner.test']),
    )
  })

  it('a person of the account is a recipient by their name', async () => {
    const { emulator } = await open()
    await act(tokens, 'Send now…')
    const form = await dialog(`Send ${tokens}`)
    await userEvent.type(await within(form).findByRole('combobox', { name: 'Recipients' }), 'reader')
    await userEvent.click(await screen.findByRole('option', { name: /reader@acme\.test/ }))
    await userEvent.tab()
    await press(form, 'Send')
    await waitFor(() => expect(emulator.outbox().map(({ to }) => to)).toContain('reader@acme.test'))
  })

  it('a report without an address is not sent', async () => {
    const { called } = await open()
    await act(tokens, 'Send now…')
    const form = await dialog(`Send ${tokens}`)
    await userEvent.click(await within(form).findByRole('button', { name: /Remove admin/ }))
    await press(form, 'Send')
    expect(await within(form).findByText('Choose or type at least one address.')).toBeTruthy()
    expect(called()).not.toContain('sendReport')
  })
})

describe('two administrators', () => {
  it('a report that another one has removed is gone, and the list is read again', async () => {
    const beside = await openApp()
    await open({ beside })
    await row(tokens)
    beside.provider.emulator.arrange((state) => {
      state.reports = state.reports.filter(({ name }) => name !== tokens)
    })
    await act(tokens, 'Send now…')
    const form = await dialog(`Send ${tokens}`)
    await within(form).findByText('admin@acme.test')
    await press(form, 'Send')
    expect(await within(form).findByRole('alert')).toBeTruthy()
  })
})

/** A report of a provider that keeps neither recipients nor runs. */
const bare = {
  id: 'usage',
  name: 'Usage',
  description: '',
  status: 'inactive',
  updatedAt: '2026-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
  type: 'html',
  htmlTemplate: '',
  customerListApiUrl: '',
}

function watchDownloads() {
  const saved: { readonly type: string; readonly name: string }[] = []
  let type = ''
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    type = file instanceof Blob ? file.type : ''
    return 'blob:report'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ type, name: this.download })
  })
  return saved
}
