import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { App } from '../../../../../headless/test/open-app.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { AdminPortal } from '../shell/admin-portal.tsx'

afterEach(cleanup)

const address = 'https://app.test/account?portal=account&portal.tab=customLogin'

async function open({ theme, as = 'admin@acme.test' }: { theme?: unknown; as?: string } = {}) {
  const app = await openScreen(
    <AdminPortal isInline isolation="none" sections={(ours) => ours.filter(({ id }) => id === 'account')} />,
    { signedInAs: as, address },
    ({ provider }) =>
      provider.emulator.arrange(({ tenants, adminBox }) => {
        const acme = tenants.find(({ alias }) => alias === 'acme')?.id ?? ''
        if (theme) adminBox[acme] = { themeV2: { loginBox: theme } }
      }),
  )
  await preview('light')
  return app
}

const preview = (scheme: string, device = 'Desktop') =>
  screen.findByRole('img', { name: new RegExp(`^The sign-in page, ${scheme}, ${device}$`, 'i') })
/** The ground of the login box in the preview, which carries its look. */
const ground = async (...place: Parameters<typeof preview>) => {
  const found = (await preview(...place)).querySelector<HTMLElement>('.portico')
  if (!found) throw new Error('The preview has no ground.')
  return found
}
const primaryOf = (place: HTMLElement) => place.style.getPropertyValue('--portico-color-primary')
const color = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Color' })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const stored = ({ provider }: App) =>
  Object.values(provider.emulator.snapshot().adminBox).filter((one) => 'themeV2' in one)

describe('the sign-in page of the account', () => {
  it('shows the login box with the color as it is typed, and without it once it is discarded', async () => {
    await open()
    expect(primaryOf(await ground('light'))).toBe('')
    await userEvent.type(await color(), '#0b9a9f')
    await waitFor(async () => expect(primaryOf(await ground('light'))).toBe('#0b9a9f'))
    expect(within(await preview('light')).getByText('Continue')).toBeTruthy()
    await press('Discard')
    await waitFor(async () => expect(primaryOf(await ground('light'))).toBe(''))
  })

  it('shows what the account has, and the color of the theme for what it has not', async () => {
    await open({ theme: { themeName: 'vividV2' } })
    expect(screen.getByRole('button', { name: /Look$/ }).textContent).toContain('Vivid')
    expect(await color()).toMatchObject({ value: '', placeholder: '#a500c9' })
    expect(screen.getByLabelText('Pick a color')).toHaveProperty('value', '#a500c9')
    expect(screen.getByText(/As in the theme, #a500c9\. White words on it: \d\.\d, readable\./)).toBeTruthy()
    expect((await ground('light')).dataset['theme']).toBe('vivid')
  })

  it.each([
    ['#294ec5', 'White words on it: 7.0, readable.'],
    ['#64ecd1', 'Black words on it: 14.5, readable.'],
  ])('measures the words on %s', async (text, words) => {
    await open()
    await userEvent.type(await color(), text)
    expect(await screen.findByText(new RegExp(words.replaceAll('.', '\\.')))).toBeTruthy()
  })

  it('warns of words of an own color that are hard to read', async () => {
    await open({ theme: { palette: { primary: { main: '#294ec5', contrastText: '#3355cc' } } } })
    expect(await screen.findByText(/Words on it: 1\.\d, hard to read\. 4\.5 is the least\./)).toBeTruthy()
  })

  it('shows the page in both schemes and on both devices', async () => {
    await open()
    expect((await ground('light')).dataset['colorScheme']).toBe('light')
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    expect((await ground('dark')).dataset['colorScheme']).toBe('dark')
    await userEvent.click(screen.getByRole('radio', { name: 'Phone' }))
    expect((await preview('dark', 'Phone')).querySelector('[data-device=phone]')).not.toBeNull()
  })

  it('shows a chosen theme and logo, and saves both', async () => {
    const app = await open()
    await press(/Look$/)
    await userEvent.click(await screen.findByRole('option', { name: 'Classic' }))
    await waitFor(async () => expect((await ground('light')).dataset['theme']).toBe('classic'))
    const logo = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' })
    await userEvent.upload(await screen.findByLabelText<HTMLInputElement>(/^Logo on the page/), logo)
    await waitFor(async () =>
      expect((await preview('light')).querySelector('img')?.getAttribute('src')).toMatch(/^data:image\/svg/),
    )
    await press('Save changes')
    await screen.findAllByText('Saved')
    expect(stored(app)).toMatchObject([
      { themeV2: { loginBox: { themeName: 'classic', logo: { image: expect.stringMatching(/^data:image/) } } } },
    ])
  })

  it('has a preview that is inert, and touches neither network, storage, title nor focus', async () => {
    document.title = 'Lantern'
    const app = await open()
    const place = await preview('light')
    expect(place.querySelector('[inert] .portico')).not.toBeNull()
    expect(within(place).queryByRole('textbox', { name: 'Email' })).toBeNull()
    const before = { called: app.called().length, stored: JSON.stringify(localStorage), title: document.title }
    await userEvent.type(await color(), '#0b9a9f')
    await waitFor(async () => expect(primaryOf(await ground('light'))).toBe('#0b9a9f'))
    await userEvent.click(screen.getByRole('radio', { name: 'Phone' }))
    await preview('light', 'Phone')
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Phone' }))
    expect(place.contains(document.activeElement)).toBe(false)
    expect({
      called: app.called().length,
      stored: JSON.stringify(localStorage),
      title: document.title,
    }).toEqual(before)
  })

  it('shows its look as texts to a person who may only read', async () => {
    await open({ as: 'reader@acme.test', theme: { palette: { primary: '#0b9a9f' } } })
    expect(await screen.findByText('#0b9a9f')).toBeTruthy()
    expect(primaryOf(await ground('light'))).toBe('#0b9a9f')
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
