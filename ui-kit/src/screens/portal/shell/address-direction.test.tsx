import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { App } from '../../../../../headless/test/open-app.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { AdminPortal } from './admin-portal.tsx'

afterEach(cleanup)

const tables = [
  'users',
  'groups',
  'allAccounts',
  'provisioning',
  'sso',
  'apiTokens',
  'webhooks',
  'reports',
  'audits',
] as const

describe('an e-mail address in letters from the right', () => {
  it.each(tables)('is left to right in the table of %s, and in its first record', async (at) => {
    await open(at)
    await waitFor(() => expect(screen.queryAllByRole('rowheader').length).toBeGreaterThan(0))
    await settled()
    expect(turned()).toEqual([])
    const [row] = screen.queryAllByRole('rowheader')
    const way = row && (within(row).queryAllByRole('link')[0] ?? within(row).queryAllByRole('button')[0])
    if (!way) return
    await userEvent.click(way)
    await waitFor(() => expect(row.isConnected && !screen.queryByRole('dialog')).toBe(false))
    await settled()
    expect(turned()).toEqual([])
  })

  it.each(['users', 'audits', 'subscriptions'] as const)('is shown by %s', async (at) => {
    await open(at)
    await waitFor(() => expect(withAddress().length).toBeGreaterThan(0))
    expect(turned()).toEqual([])
  })
})

const settled = () => waitFor(() => expect(document.querySelector('.portico-Skeleton, [aria-busy=true]')).toBeNull())

async function open(at: string) {
  await openScreen(
    <AdminPortal
      isInline
      isolation="none"
      sections={(ours) => ours.map((one) => ({ ...one, visibility: 'always' }))}
    />,
    { signedInAs: 'admin@acme.test', address: `https://app.test/account?portal=${at}` },
    ({ provider: { emulator } }: App) =>
      emulator.arrange((state) => {
        const [tenant] = state.tenants
        state.audits = state.users.map(({ id, email }, index) => ({
          id: `audit-${index}`,
          tenantId: tenant?.id ?? '',
          userId: id,
          createdAt: new Date(emulator.now()).toISOString(),
          severity: 'Info',
          action: 'updateUser',
          user: email,
          email,
          description: `Changed the roles of ${email}`,
        }))
        turn(state)
      }),
  )
}

/** Puts Hebrew letters before every address but that of the signed-in person. */
function turn(part: object): void {
  for (const [name, value] of Object.entries(part)) {
    if (typeof value === 'object' && value !== null) turn(value)
    if (typeof value === 'string')
      Object.assign(part, { [name]: value.replace(plain, (one) => (one === own ? one : `${letters}.${one}`)) })
  }
}

/** The texts with an address that goes from the right: neither an element nor an isolate turns it. */
function turned(): readonly string[] {
  return withAddress().flatMap(({ textContent, parentElement }) => {
    const isLeft = parentElement?.closest('bdi, [dir]:not(html)')?.getAttribute('dir') === 'ltr'
    return isLeft || !textContent?.replace(isolated, '').includes(letters)
      ? []
      : [`${parentElement?.className}: ${textContent}`]
  })
}

function withAddress(): readonly Node[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) =>
    [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.includes(`${letters}.`)),
  )
}

const own = 'admin@acme.test'
const letters = 'יוני'
const plain = /[\w.+-]+@acme\.test/g
const isolated = /\u2066[^\u2066-\u2069]*\u2069/g
