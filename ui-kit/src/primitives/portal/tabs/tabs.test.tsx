import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
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

it('opens a page by Enter or Space alone if activation is manual', async () => {
  const onSelect = vi.fn()
  render(<Tabs label="Group" items={items} activation="manual" onSelect={onSelect} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Roles' })))
  expect(selected()).toBe('People')
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{ArrowRight} ')
  expect(onSelect.mock.calls).toEqual([['Roles'], ['Audit']])
})

it('passes a disabled tab', async () => {
  render(<Tabs label="Group" items={items.map((item) => ({ ...item, isDisabled: item.id === 'Roles' }))} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(selected()).toBe('Audit')
})

it('a tab list is one stop of Tab on the selected tab, followed by a page without controls', async () => {
  render(<Tabs label="Group" items={items} defaultSelected="Roles" />)
  await userEvent.tab()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Roles' })))
  await userEvent.tab()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Roles' })))
})

it('leaves the stop to the controls of a page', async () => {
  render(
    <Tabs label="Group" items={[{ id: 'people', label: 'People', children: <button type="button">Add</button> }]} />,
  )
  await userEvent.tab()
  await userEvent.tab()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' })))
})

it('shows the given page until another one is given, and the first one instead of an unknown page', async () => {
  const onSelect = vi.fn()
  const { rerender } = render(<Tabs label="Group" items={items} selected="Roles" onSelect={onSelect} />)
  await userEvent.click(screen.getByRole('tab', { name: 'Audit' }))
  expect([selected(), onSelect.mock.calls]).toEqual(['Roles', [['Audit']]])
  rerender(<Tabs label="Group" items={items} selected="gone" onSelect={onSelect} />)
  expect(selected()).toBe('People')
})
