import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { App } from '../../../../../headless/test/open-app.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { AdminPortal } from './admin-portal.tsx'

afterEach(cleanup)

const sections = ['users', 'groups', 'roles', 'allAccounts', 'applications'] as const

describe('a stored name', () => {
  it.each(sections)('a name of 100,000 letters is cut wherever %s show it', async (at) => {
    await open(at, (name) => `${name} ${'é'.repeat(100_000)}`)
    expect(texts().filter((text) => text.length > 2100)).toEqual([])
  })

  it.each(sections)('a bidi control in a name is not shown by %s', async (at) => {
    await open(at, (name) => `\u202e${name}\u202d`)
    expect(texts().filter((text) => /[\u202a-\u202e]/.test(text))).toEqual([])
  })
})

/** Opens a section, with other names for all that it lists. */
async function open(at: (typeof sections)[number], change: (name: string) => string) {
  await openScreen(
    <AdminPortal
      isInline
      isolation="none"
      sections={(ours) => ours.map((one) => ({ ...one, visibility: 'always' }))}
    />,
    { signedInAs: 'admin@acme.test', address: `https://app.test/account?portal=${at}` },
    ({ provider: { emulator } }: App) =>
      emulator.arrange(({ users, groups, roles, tenants, applications }) => {
        for (const list of [users, groups, roles, tenants, applications]) {
          for (const one of list) one.name = change(one.name)
        }
      }),
  )
  await waitFor(() => expect(screen.queryAllByRole('rowheader').length).toBeGreaterThan(0))
}

/** Each text of the page, and each attribute that is shown or read out. */
function texts(): readonly string[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent ?? ''),
    ...['title', 'aria-label'].map((name) => element.getAttribute(name) ?? ''),
  ])
}
