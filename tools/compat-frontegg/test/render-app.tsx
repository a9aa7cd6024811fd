import { createTestProvider, demoPassword, type TestBrowser, type TestProvider } from '@portico/emulator/testing'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { vi } from 'vitest'
import { makePasswordsQuick } from '../../../test/quick-passwords.ts'

/** A page with a browser of its own, against an emulator in this process. */
export interface RenderedApp {
  readonly provider: TestProvider
  readonly browser: TestBrowser
  /** The operations that were called since the page opened, in order. */
  readonly called: () => readonly string[]
}

/** How a page is opened. */
export interface Opening {
  /** The address of the page. Default `/`. */
  readonly path?: string
  /** Whether the person has signed in with the former SDK before: by its call, which leaves the cookie alone. */
  readonly isSignedIn?: boolean
}

/** Renders an application that makes its client itself, in a browser with cookies. */
export async function renderApp(
  app: (baseUrl: string) => ReactElement,
  { path = '/', isSignedIn = false }: Opening = {},
): Promise<RenderedApp> {
  const provider = createTestProvider()
  makePasswordsQuick(provider.emulator)
  const browser = provider.openBrowser()
  if (isSignedIn) await signInAsFormerSdk(provider, browser)
  window.history.replaceState(null, '', path)
  vi.stubGlobal('fetch', browser.fetch)
  const before = provider.emulator.journal.entries().length
  render(app(provider.baseUrl))
  return {
    provider,
    browser,
    called: () =>
      provider.emulator.journal
        .entries()
        .slice(before)
        .map(({ operation }) => operation),
  }
}

/** The one call by which `@frontegg/react` signs a person in. Its answer sets the refresh cookie of the provider. */
async function signInAsFormerSdk({ baseUrl }: TestProvider, browser: TestBrowser): Promise<void> {
  const answer = await browser.fetch(`${baseUrl}/frontegg/identity/resources/auth/v1/user`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify({ email: 'admin@acme.test', password: demoPassword }),
  })
  if (!answer.ok) throw new Error(`The former SDK could not sign in: ${answer.status}`)
}
