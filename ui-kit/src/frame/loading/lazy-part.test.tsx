import { PorticoProvider } from '@portico/headless'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startUpFeature } from '../../../../headless/src/startup/feature.ts'
import { type AppOptions, openApp } from '../../../../headless/test/open-app.ts'
import { LocaleProvider } from '../../i18n/index.ts'
import { ThemeProvider } from '../../theme/index.ts'
import { Screen } from '../screen.tsx'
import { coverPlace } from './cover-place.tsx'
import { lazyPart } from './lazy-part.tsx'
import { partPlace } from './part-failed.tsx'
import type { Place } from './place.ts'

afterEach(cleanup)

describe('a part whose code comes later', () => {
  it('a part whose code is loading is shown as pending under a heading', async () => {
    const { arrive } = await open()
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(screen.getByText('One moment…')).toBeTruthy()
    arrive()
    expect(await screen.findByText('The part')).toBeTruthy()
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('a part that cannot be loaded shows an error under a heading, and can be retried', async () => {
    const { fail, arrive, loads } = await open()
    fail()
    expect((await screen.findByRole('alert')).textContent).toContain('Lantern')
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(loads).toHaveLength(2)
    arrive()
    expect(await screen.findByText('The part')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['arrives', 'arrive'],
    ['fails', 'fail'],
  ] as const)('keeps the client loading and the body marked until its code %s', async (_, end) => {
    const { [end]: settle, client } = await open(undefined, { starts: false })
    const isMarked = () => document.body.hasAttribute('data-portico-loading')
    const loaded = vi.fn()
    client.on('loaded', loaded)
    const start = client.start()
    await waitFor(() => expect(client.get(startUpFeature).getSnapshot().metadata).not.toBeNull())
    expect([isMarked(), loaded.mock.calls]).toEqual([true, []])
    settle()
    await start
    await waitFor(() => expect([isMarked(), loaded.mock.calls.length]).toEqual([false, 1]))
  })

  it('a part of a page shows nothing while it loads, and a notice with a retry if loading fails', async () => {
    const { fail, arrive } = await open(partPlace)
    expect([screen.queryByRole('heading'), screen.getByRole('status').textContent]).toEqual([null, ''])
    fail()
    expect((await screen.findByRole('alert')).textContent).toContain('Lantern')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    arrive()
    expect(await screen.findByText('The part')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('a part over a page marks the body while it loads, and stays closable and repeatable if loading fails', async () => {
    const { fail, arrive, loads, onClose } = await open(coverPlace)
    const isMarked = () => document.body.hasAttribute('data-portico-loading')
    expect([isMarked(), screen.queryByRole('alertdialog')]).toEqual([true, null])
    fail()
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Lantern')
    expect([isMarked(), document.activeElement?.textContent]).toEqual([false, 'Try again'])
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(2)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect([isMarked(), loads.length]).toEqual([true, 2])
    arrive()
    await screen.findByText('The part')
    expect([isMarked(), screen.queryByRole('alertdialog')]).toEqual([false, null])
  })
})

/** Opens a part whose code is loading. */
async function open(place?: Place<{ readonly onClose: () => void }>, options?: AppOptions) {
  const onClose = vi.fn()
  const loads: { readonly arrive: () => void; readonly fail: () => void }[] = []
  const Part = lazyPart(
    () =>
      new Promise<ComponentType<{ readonly onClose: () => void }>>((resolve, reject) => {
        loads.push({ arrive: () => resolve(() => <p>The part</p>), fail: () => reject(new Error('offline')) })
      }),
    place,
  )
  const { client } = await openApp(options)
  render(
    <PorticoProvider client={client}>
      <LocaleProvider>
        <ThemeProvider brand={{ name: 'Lantern' }}>
          <Screen isolation="none">
            <Part onClose={onClose} />
          </Screen>
        </ThemeProvider>
      </LocaleProvider>
    </PorticoProvider>,
  )
  await expect.poll(() => loads).toHaveLength(1)
  return { arrive: () => loads.at(-1)?.arrive(), fail: () => loads.at(-1)?.fail(), loads, onClose, client }
}
