import { PorticoProvider } from '@portico/headless'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { openApp } from '../../../headless/test/open-app.ts'
import { LocaleProvider } from '../i18n/index.ts'
import { ThemeProvider } from '../theme/index.ts'
import { lazyPart, noPlaceholders, type Placeholders } from './lazy-part.tsx'
import { Screen } from './screen.tsx'

afterEach(cleanup)

describe('a part whose code comes later', () => {
  it('is waited for under a heading', async () => {
    const { arrive } = await open()
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(screen.getByText('One moment…')).toBeTruthy()
    arrive()
    expect(await screen.findByText('The part')).toBeTruthy()
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('says where it cannot be had, under a heading, and can be tried again', async () => {
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

  it('leaves nothing of itself on a page that it comes over', async () => {
    const { fail } = await open({ ...noPlaceholders, Failed: () => <p>Gone</p> })
    expect(screen.queryByRole('heading')).toBeNull()
    fail()
    expect(await screen.findByText('Gone')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

/** Opens a part whose code is on its way. */
async function open(places?: Placeholders) {
  const loads: { readonly arrive: () => void; readonly fail: () => void }[] = []
  const Part = lazyPart(
    () =>
      new Promise<ComponentType>((resolve, reject) => {
        loads.push({ arrive: () => resolve(() => <p>The part</p>), fail: () => reject(new Error('offline')) })
      }),
    places,
  )
  const { client } = await openApp()
  render(
    <PorticoProvider client={client}>
      <LocaleProvider>
        <ThemeProvider brand={{ name: 'Lantern' }}>
          <Screen isolation="none">
            <Part />
          </Screen>
        </ThemeProvider>
      </LocaleProvider>
    </PorticoProvider>,
  )
  await expect.poll(() => loads).toHaveLength(1)
  return { arrive: () => loads.at(-1)?.arrive(), fail: () => loads.at(-1)?.fail(), loads }
}
