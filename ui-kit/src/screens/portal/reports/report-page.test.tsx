import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openActions } from '../../../../test/open-actions.ts'
import { dialog, frame, openReports as open, openPage, people, press } from '../../../../test/open-reports.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the page of a report', () => {
  it('the report is shown in a frame that runs nothing and requests nothing', async () => {
    await open()
    await openPage(people)
    const shown = await frame(people)
    expect(shown.getAttribute('sandbox')).toBe('allow-same-origin')
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
    expect(await screen.findByRole('grid', { name: 'Sent so far' })).toBeTruthy()
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
