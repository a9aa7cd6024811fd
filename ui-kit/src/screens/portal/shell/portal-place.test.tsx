import { adminPortalFeature } from '@portico/headless/portal/admin-portal'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { openScreen } from '../../../../test/open-screen.tsx'
import { lazyPart } from '../../../frame/loading/lazy-part.tsx'
import { Screen } from '../../../frame/screen.tsx'
import { coverPlace, inlinePlace } from './admin-portal.tsx'

afterEach(cleanup)

const isMarked = () => document.body.hasAttribute('data-portico-loading')

/** Opens a portal whose code is loading. */
async function open(places: typeof coverPlace) {
  const loads: { readonly arrive: () => void; readonly fail: () => void }[] = []
  const Part = lazyPart(
    () =>
      new Promise<ComponentType>((resolve, reject) => {
        loads.push({ arrive: () => resolve(() => <p>The portal</p>), fail: () => reject(new Error('offline')) })
      }),
    places,
  )
  const app = await openScreen(
    <Screen isolation="none">
      <Part />
    </Screen>,
    { signedInAs: 'admin@acme.test', address: 'https://app.test/orders?portal=users' },
  )
  await expect.poll(() => loads).toHaveLength(1)
  return { app, loads, last: () => loads.at(-1) }
}

describe('the code of the portal', () => {
  it.each([
    ['over the page', coverPlace],
    ['within the page', inlinePlace],
  ])('%s marks the body while it loads, and is tried again if it does not', async (_, places) => {
    const { last } = await open(places)
    expect(isMarked()).toBe(true)
    last()?.fail()
    await screen.findByRole('alert')
    expect(isMarked()).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(isMarked()).toBe(true)
    last()?.arrive()
    await screen.findByText('The portal')
    expect(isMarked()).toBe(false)
  })

  it('portal code over the page that does not load offers to close the portal', async () => {
    const { app, last } = await open(coverPlace)
    const isOpen = () => app.client.get(adminPortalFeature).getSnapshot().isOpen
    last()?.fail()
    await screen.findByRole('button', { name: 'Close' })
    await expect.poll(isOpen).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect.poll(isOpen).toBe(false)
  })
})
