import { createTestClient, type TestClient } from '@portico/emulator/testing'
import { PorticoProvider } from '@portico/headless'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { GroupWords, Locale } from './catalogue.ts'
import { useLocaleState } from './locale-context.ts'
import { LocaleProvider, type LocaleProviderProps } from './locale-provider.tsx'
import { portalWords } from './locales/portal/words.gen.ts'
import { deSignIn } from './locales/sign-in/de.gen.ts'
import { passkeysMessages } from './messages/portal/passkeys.gen.ts'
import { signInMessages } from './messages/sign-in.gen.ts'
import { useMessages } from './use-messages.ts'
import { WordsProvider } from './words-provider.tsx'

const clients: TestClient[] = []
const messages = { ...signInMessages, ...passkeysMessages }

afterEach(() => {
  cleanup()
  for (const { client } of clients.splice(0)) client.dispose()
})

function Page() {
  const t = useMessages(messages)
  const { isReady } = useLocaleState()
  return <p>{isReady ? `${t('login.continue')}, ${t('passkeys.title')}` : 'waiting'}</p>
}

/** Renders a page of the portal. */
function show(locale: LocaleProviderProps['locale'], words: GroupWords = portalWords) {
  const opened = createTestClient()
  clients.push(opened)
  const page = (asked: LocaleProviderProps['locale']) => (
    <PorticoProvider client={opened.client}>
      <LocaleProvider locale={asked}>
        <WordsProvider words={words}>
          <Page />
        </WordsProvider>
      </LocaleProvider>
    </PorticoProvider>
  )
  const { rerender } = render(page(locale))
  return { ...opened, change: (asked: LocaleProviderProps['locale']) => rerender(page(asked)) }
}

const shown = () => document.querySelector('p')?.textContent
const german = 'Weiter, Ihre Passkeys'

describe('the words of a group', () => {
  it('load with its first screen, which is not ready before', async () => {
    show('de')
    expect(shown()).toBe('waiting')
    expect(await screen.findByText(german)).toBeDefined()
  })

  it('load for a language that was there with the first paint, of which they are not a part', async () => {
    show(deSignIn)
    expect(shown()).toBe('waiting')
    expect(await screen.findByText(german)).toBeDefined()
  })

  it.each<readonly [string, Locale | 'en', string]>([
    ['English', 'en', 'Continue, Your passkeys'],
    ['a language of the application', { code: 'de', dir: 'ltr', messages: {} }, 'Continue, Your passkeys'],
  ])('messages of a group are not loaded for %s, which has its own', (_, locale, text) => {
    const load = vi.fn(async () => ({}))
    show(locale, { de: load, en: load })
    expect(shown()).toBe(text)
    expect(load).not.toHaveBeenCalled()
  })

  it('stay while those of the next language load', async () => {
    const seen: (string | null | undefined)[] = []
    const { change } = show('de')
    await screen.findByText(german)
    const observer = new MutationObserver(() => seen.push(shown()))
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    change('he')
    expect(shown()).toBe(german)
    await screen.findByText(/^המשך/)
    observer.disconnect()
    expect(seen).not.toContain('waiting')
    expect(shown()).not.toContain('passkeys')
  })

  it('messages of a group fall back to English, with one warning, if they cannot be loaded', async () => {
    const { client } = show('de', { de: () => Promise.reject(new Error('offline')) })
    const warn = vi.spyOn(client.log, 'warn')
    expect(await screen.findByText('Weiter, Your passkeys')).toBeDefined()
    expect(warn).toHaveBeenCalledTimes(1)
  })
})
