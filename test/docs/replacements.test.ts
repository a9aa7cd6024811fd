import { describe, expect, it } from 'vitest'
import { examplesOf, readPages } from '../../scripts/reference/pages.mjs'
import { runExamples } from './run-examples.ts'

const examples = readPages()
  .filter(({ path }) => path.startsWith('docs/replacing/'))
  .flatMap(examplesOf)
const withSlots = examples.filter(({ code }) => /\bslots\b.*= \{/.test(code))

/** A test that opens the portal with the slots of an example. */
const portalTest = (file: string) => `
import { createTestClient } from '@portico/emulator/testing'
import { PorticoKit } from '@portico/ui-kit'
import { AdminPortal } from '@portico/ui-kit/portal'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { slots } from './${file}'

afterEach(cleanup)

it('opens every menu of the portal', async () => {
  const log = vi.fn()
  const { client } = createTestClient({ signedInAs: 'admin@acme.test', ports: { log } })
  history.replaceState(null, '', '/?portal=users')
  render(<PorticoKit client={client} isolation="none" slots={slots}><AdminPortal /></PorticoKit>)
  await screen.findByRole('row', { name: /Ada Admin/ })
  const menus = [
    [/^(?:Switch|Change) tenant|^Tenant|Acme/, 'dialog'],
    [/Ada Admin/, 'menu'],
    [/^Actions for Ada Admin/, 'menu'],
    [/^Columns/, 'menu'],
    [/^Notifications|unread/, 'dialog'],
  ]
  for (const [name, role] of menus) {
    const opener = screen.getAllByRole('button', { name }).find((one) => one.getAttribute('aria-haspopup') === role)
    if (!opener) throw new Error('There is no button ' + name + ' that opens a ' + role + '.')
    expect(opener.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(opener)
    await waitFor(() => expect(opener.getAttribute('aria-expanded')).toBe('true'))
    await waitFor(() => expect(document.querySelector('.portico-Popover')).not.toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.querySelector('.portico-Popover')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener))
  }
  expect(log.mock.calls).toEqual([])
})
`

describe('the documented replacements', () => {
  it('every documented replacement opens every menu of the portal, and keeps the ref', async () => {
    const tests = withSlots.map((example) => ({
      ...example,
      file: `${example.file}.test.tsx`,
      code: portalTest(example.file ?? ''),
    }))
    expect(withSlots.map(({ file, code }) => [file, code.includes('export const slots')])).toEqual(
      withSlots.map(({ file }) => [file, true]),
    )
    const results = await runExamples([...examples, ...tests], 'replacements')
    expect(results.filter(({ failure }) => failure !== null)).toEqual([])
    expect(results).toHaveLength(withSlots.length)
  })
})
