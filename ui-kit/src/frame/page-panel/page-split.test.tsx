import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openScreen } from '../../../test/open-screen.tsx'
import { LoginPage } from '../../screens/login/login-page.tsx'

afterEach(cleanup)

const PagePanel = () => <img src="/harbor.jpg" alt="Rotterdam at dawn" />

it('a page renders its panel after the form, in a half of its own', async () => {
  await openScreen(<LoginPage isolation="none" slots={{ PagePanel }} />)
  const main = await screen.findByRole('main')
  const panel = screen.getByRole('img', { name: 'Rotterdam at dawn' })
  expect(main.compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(panel.parentElement?.parentElement?.className).toBe('portico-PageSplit')
})

it('a page without a panel has no element of it', async () => {
  await openScreen(<LoginPage isolation="none" />)
  await screen.findByRole('main')
  expect(document.querySelector('[class*="PageSplit"], [class*="PagePanel"]')).toBeNull()
})

it('a panel that throws leaves the form', async () => {
  const Broken = () => {
    throw new Error('no picture')
  }
  await openScreen(<LoginPage isolation="none" slots={{ PagePanel: Broken }} />)
  await screen.findByRole('main')
  await screen.findByRole('textbox', { name: /email/i })
})
