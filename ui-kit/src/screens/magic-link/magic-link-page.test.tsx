import { PorticoProvider } from '@portico/headless'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { type AppOptions, openApp } from '../../../../headless/test/open-app.ts'
import { giveEmail } from '../../../../headless/test/open-login.ts'
import { openPasswordless, sentToken } from '../../../../headless/test/open-passwordless.ts'
import { pass, press, step } from '../../../test/open-login-box.tsx'
import { LocaleProvider } from '../../i18n/index.ts'
import { MagicLinkPage } from './magic-link-page.tsx'

afterEach(cleanup)

/** Opens the page of a sent link in a second tab, under StrictMode. */
async function openLink(email = 'reader@acme.test', options: AppOptions = {}, wait = 0) {
  const first = await openPasswordless('MagicLink', { logLevel: 'silent' })
  await giveEmail(first, email)
  const address = `https://app.test/account/login/magic-link?token=${sentToken(first.provider.emulator)}`
  await first.clock.advance(wait)
  const app = await openApp({ beside: first, sameBrowser: true, logLevel: 'silent', address, ...options })
  render(
    <StrictMode>
      <PorticoProvider client={app.client}>
        <LocaleProvider>
          <MagicLinkPage isolation="none" />
        </LocaleProvider>
      </PorticoProvider>
    </StrictMode>,
  )
  return { ...app, exchanges: () => app.called().filter((one) => one === 'postLoginPasswordless').length }
}

describe('the page of a magic link', () => {
  it('a magic link signs in once, confirms it for five seconds, and redirects', async () => {
    const app = await openLink()
    await step('You’re signed in')
    screen.getByText('Moving on in 5 seconds.', { selector: '.portico-CountdownText' })
    await pass(app, 5000)
    await screen.findByText('Taking you there.', { selector: 'p:not([role])' })
    await pass(app, 200)
    expect([app.exchanges(), app.ports.page.moves.at(-1)?.path]).toEqual([1, '/'])
  })

  it('a magic link stops its redirect on request, and redirects on request', async () => {
    const app = await openLink()
    await step('You’re signed in')
    await press('Stay here')
    await screen.findByText('Stopped. Go on when you’re ready.', { selector: 'p:not([role])' })
    await pass(app, 60_000)
    const { moves } = app.ports.page
    const before = moves.length
    await press('Continue')
    await screen.findByText('Taking you there.', { selector: 'p:not([role])' })
    await pass(app, 200)
    expect(moves.length).toBe(before + 1)
  })

  it('an expired magic link shows a notice, and a button to the page that sends another', async () => {
    const app = await openLink('reader@acme.test', {}, 5 * 60_000)
    await step('This link has expired')
    await press('Ask for a new link')
    expect(app.ports.page.moves.at(-1)?.path).toBe('/account/login')
  })

  it('a reload of the magic-link page shows that there is no link', async () => {
    const app = await openLink('reader@acme.test', { address: 'https://app.test/account/login/magic-link' })
    await step('There is no link to open here')
    expect(app.exchanges()).toBe(0)
  })

  it('a signed-in user on the magic-link page is redirected instead', async () => {
    const address = 'https://app.test/account/login/magic-link'
    const app = await openLink('reader@acme.test', { address, signedInAs: 'reader@acme.test' })
    await step('You’re signed in')
    // The page renders first: a sign-in that ends at that moment redirects by itself.
    await waitFor(() => expect(app.ports.page.moves.at(-1)?.path).toBe('/'))
    expect(app.exchanges()).toBe(0)
  })
})
