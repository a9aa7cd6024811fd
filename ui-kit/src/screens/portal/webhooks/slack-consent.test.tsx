import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../../../../headless/test/open-app.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { AdminPortal } from '../shell/admin-portal.tsx'
import type { AdminPortalProps } from '../shell/types.ts'

afterEach(cleanup)

const page = 'http://localhost:5173/account?portal=webhooks&portal.tab=slack'

/** Opens the portal at the events of Slack, of an account without a workspace. */
async function open(props: AdminPortalProps = {}, { address = page, signedInAs = 'admin@acme.test' } = {}) {
  const beside = await openApp()
  beside.provider.emulator.arrange((state) => {
    state.slackWorkspaces = []
    state.slackCodes = [{ id: 'good', expiresAt: Number.MAX_SAFE_INTEGER }]
  })
  const sections: AdminPortalProps['sections'] = (ours) =>
    ours.filter(({ id }) => id === 'webhooks').map((one) => ({ ...one, visibility: 'always' }))
  const portal = <AdminPortal isInline isolation="none" sections={sections} {...props} />
  const app = await openScreen(portal, { signedInAs, address, beside })
  await screen.findByRole('tab', { name: /Slack/, selected: true })
  return app
}

type App = Awaited<ReturnType<typeof open>>

/** Leaves for Slack, and returns to the page as another visit of this tab, with what Slack adds. */
async function come(values: Readonly<Record<string, string>>): Promise<App> {
  const first = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Slack' }))
  await waitFor(() => expect(first.ports.page.opened).toHaveLength(1))
  const asked = new URL(first.ports.page.opened[0] ?? '').searchParams
  const back = new URL(asked.get('redirect_uri') ?? '')
  for (const [name, value] of Object.entries({ state: asked.get('state') ?? '', ...values }))
    back.searchParams.set(name, value)
  cleanup()
  const portal = (
    <AdminPortal
      isInline
      isolation="none"
      sections={(ours) => ours.filter(({ id }) => id === 'webhooks').map((one) => ({ ...one, visibility: 'always' }))}
    />
  )
  return openScreen(portal, { beside: first, sameBrowser: true, address: back.href })
}

const addressOf = ({ ports }: App) => ports.page.url()?.href

describe('Slack in the portal', () => {
  it('the portal leads to the consent of Slack, with its own address to return to', async () => {
    const { ports } = await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Connect Slack' }))
    await waitFor(() => expect(ports.page.opened).toHaveLength(1))
    const { pathname, searchParams } = new URL(ports.page.opened[0] ?? '')
    expect(pathname).toBe('/slack/oauth/v2/authorize')
    expect(searchParams.get('redirect_uri')).toBe(page)
  })

  it('a workspace is connected on the return, once, and the code leaves the address', async () => {
    const app = await come({ code: 'good' })
    expect((await screen.findAllByText('Slack is connected')).length).toBeGreaterThan(0)
    expect(await screen.findByText('No events in Slack yet')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Add event' }).length).toBeGreaterThan(0)
    expect(addressOf(app)).toBe(page)
    expect(app.called().filter((one) => one === 'registerSlackApplication')).toHaveLength(1)
  })

  it.each([
    [{ error: 'access_denied' }, /^Access was refused at Slack/],
    [{ code: 'good', state: 'slack.strange' }, /^This return from Slack wasn’t asked for/],
    [{ code: 'used' }, /^The code from Slack is too old/],
  ])('the return %j connects nothing, and is explained with another try', async (values, words) => {
    const app = await come(values)
    expect(await screen.findByText('Slack wasn’t connected')).toBeTruthy()
    expect(screen.getByText(words)).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Connect Slack' })).toBeTruthy()
    expect(addressOf(app)).toBe(page)
  })

  it('an application that leads to Slack itself takes the return as well', async () => {
    const connectSlack = vi.fn()
    const app = await open({ connectSlack }, { address: `${page}&code=good&state=slack.1` })
    await userEvent.click(await screen.findByRole('button', { name: 'Connect Slack' }))
    const { clientId } = app.provider.emulator.snapshot().vendor
    expect(connectSlack.mock.calls).toEqual([[{ clientId }]])
    expect(app.ports.page.opened).toEqual([])
    expect(addressOf(app)).toContain('code=good')
  })

  it('a provider without an application at Slack has no button, and the page says who can help', async () => {
    const beside = await open()
    beside.provider.emulator.faults.add({ operation: 'getSlackApplication', kind: 'status', status: 404 })
    await userEvent.click(await screen.findByRole('button', { name: 'Connect Slack' }))
    expect(await screen.findByRole('heading', { name: 'Slack can’t be connected here' })).toBeTruthy()
    expect(screen.getByText(/The people who run this service can add one/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Connect Slack' })).toBeNull()
    expect(screen.queryByText(/There is no application at Slack/)).toBeNull()
  })

  it('a person who may not connect reads who can', async () => {
    await open({}, { signedInAs: 'reader@acme.test' })
    expect(await screen.findByText(/An administrator with the permission to connect Slack/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Connect Slack' })).toBeNull()
  })
})
