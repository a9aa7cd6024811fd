import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

/** Types a day, such as `2026-03-12`, into a date field, part by part in the order that it has. */
export async function typeDay(label: string, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-')
  const group = within(await screen.findByRole('group', { name: label }))
  for (const part of group.getAllByRole('spinbutton')) {
    const name = part.getAttribute('aria-label') ?? ''
    await userEvent.click(part)
    await userEvent.keyboard(/year/i.test(name) ? year : /month/i.test(name) ? month : date)
  }
}
