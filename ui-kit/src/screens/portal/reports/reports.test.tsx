import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { openApp } from '../../../../../headless/test/open-app.ts'
import {
  act,
  changes,
  dialog,
  openReports as open,
  people,
  press,
  row,
  tokens,
} from '../../../../test/open-reports.tsx'

afterEach(cleanup)

describe('the list of reports', () => {
  it('the list of reports has their schedules in words, and the last failure', async () => {
    await open()
    expect((await row(people)).textContent).toMatch(/Off.*Monday at 0?8:00.*1 address failed/)
    expect((await row(changes)).textContent).toMatch(/Off On the 1st of every third month at 0?8:00/)
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

  it.each([
    ['0 8 1,15 * *', /On the 1st and 15th of every month at 8:00/],
    ['0 8 3 2/3 *', /On the 3rd of February, May, August, and November at 8:00/],
    ['0 8,20 * * *', /Every day at 8:00\sAM and 8:00\sPM/],
    ['0 8,20 * * 1,3', /Monday and Wednesday at 8:00\sAM and 8:00\sPM/],
    ['*/15 * * * *', /Every 15 minutes/],
    ['0 */6 * * *', /Every 6 hours/],
    ['5 * * * *', /Every hour, 5 minutes past the hour/],
    ['0 8 1 * 1', /By \u200e0 8 1 \* 1\u200e/],
  ])('the schedule %s has words', async (cron, words) => {
    await open({}, ({ provider }) =>
      provider.emulator.arrange(({ reports }) => {
        for (const { name, schedule } of reports) if (name === changes && schedule) schedule.cron = cron
      }),
    )
    expect((await row(changes)).textContent).toMatch(words)
  })

  it('a cron expression of another form is kept until a day is chosen', async () => {
    const { kept } = await open()
    await act(changes, 'Schedule…')
    const form = await dialog(`Schedule ${changes}`)
    expect(await within(form).findByText(/Present schedule: On the 1st of every third month at 8:00/)).toBeTruthy()
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
