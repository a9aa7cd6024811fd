import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { LocaleContext } from '../../../i18n/locale-context.ts'
import { he } from '../../../locales/he/index.ts'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

const items = ['People', 'Roles', 'Audit'].map((label) => ({ id: label, label, children: `All ${label}` }))
const selected = () => screen.getByRole('tab', { selected: true }).textContent

it('shows the page of the selected tab, named by it', async () => {
  render(<Tabs label="Group" items={items} />)
  await userEvent.click(screen.getByRole('tab', { name: 'Roles' }))
  expect(screen.getByRole('tabpanel', { name: 'Roles' }).textContent).toBe('All Roles')
})

it('moves by arrow keys, Home and End', async () => {
  render(<Tabs label="Group" items={items} />)
  await userEvent.tab()
  const seen = []
  for (const key of ['ArrowRight', 'End', 'Home', 'ArrowLeft']) {
    await userEvent.keyboard(`{${key}}`)
    seen.push(selected())
  }
  expect(seen).toEqual(['Roles', 'Audit', 'People', 'Audit'])
})

it('moves the other way from right to left', async () => {
  render(
    <LocaleContext.Provider value={{ locale: he, isReady: true, overriding: () => undefined }}>
      <Tabs label="Group" items={items} />
    </LocaleContext.Provider>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(selected()).toBe('Roles')
})
