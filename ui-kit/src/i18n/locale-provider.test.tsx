import { createTestClient, type TestClient } from '@portico/emulator/testing'
import { PorticoProvider } from '@portico/headless'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { useLocale as useAriaLocale } from 'react-aria/I18nProvider'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AriaLocale } from './aria-locale.tsx'
import type { Locale } from './catalogue.ts'
import { useLocale, useLocaleState } from './locale-context.ts'
import { LocaleProvider, type LocaleProviderProps } from './locale-provider.tsx'
import { de } from './locales/de.gen.ts'
import { he } from './locales/he.gen.ts'
import { mfaMessages } from './messages/mfa.gen.ts'
import { signInMessages } from './messages/sign-in.gen.ts'
import { useMessages } from './use-messages.ts'

const complaints: unknown[] = []
const clients: TestClient[] = []

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words))
})
afterEach(() => {
  cleanup()
  for (const { client } of clients.splice(0)) client.dispose()
  vi.restoreAllMocks()
  expect(complaints.splice(0)).toEqual([])
})

describe('a language', () => {
  it('the language is English if none is requested', () => {
    show({})
    expect(shown()).toEqual(['ready en ltr en ltr', 'Continue'])
  })

  it('the language is English if there is no provider at all', () => {
    render(<Page />)
    expect(screen.getByText('Continue')).toBeDefined()
    expect(shown()[0]).toMatch(/^ready en ltr/)
  })

  it('a language given as an object is shown on the first paint', () => {
    show({ locale: de })
    expect(shown()).toEqual(['ready de ltr de ltr', 'Weiter'])
  })

  it('loads where it is named, and is not ready before', async () => {
    show({ locale: 'he' })
    expect(shown()[0]).toMatch(/^waiting/)
    await screen.findByText('המשך')
    expect(shown()[0]).toBe('ready he rtl he rtl')
  })

  it('stays while the next one loads', async () => {
    const { change } = show({ locale: de })
    change({ locale: 'he' })
    expect(shown()).toEqual(['ready de ltr de ltr', 'Weiter'])
    await screen.findByText('המשך')
  })

  it('the language is English at once if English is requested again', async () => {
    const { change } = show({ locale: 'de' })
    await screen.findByText('Weiter')
    change({ locale: 'en' })
    expect(shown()).toEqual(['ready en ltr en ltr', 'Continue'])
  })

  it('the language is the one requested last, in any order of loading', async () => {
    const { change } = show({ locale: 'de' })
    change({ locale: 'he' })
    change({ locale: 'de' })
    await screen.findByText('Weiter')
    await settled()
    expect(shown()[1]).toBe('Weiter')
  })

  it('the language is English, with one warning, if it cannot be loaded', async () => {
    const warn = vi.fn()
    const { change } = show({ locale: unknownName('xx'), warn })
    await waitFor(() => expect(shown()).toEqual(['ready en ltr en ltr', 'Continue']))
    change({ locale: unknownName('xx'), warn })
    await settled()
    expect(warn.mock.calls).toEqual([[expect.stringContaining('xx could not be loaded'), expect.any(Error)]])
  })

  it('an unknown language falls back to English without a function for warnings', async () => {
    show({ locale: unknownName('xx') })
    await waitFor(() => expect(shown()[0]).toMatch(/^ready en/))
  })

  it('keeps its words under a code that is no language tag', () => {
    show({ locale: { ...de, code: 'not a tag' } })
    expect(shown()).toEqual(['ready en ltr en ltr', 'Weiter'])
  })

  it('a language may be another object on each render', async () => {
    const { change } = show({ locale: { ...de } })
    for (let times = 0; times < 3; times += 1) change({ locale: { ...de, code: 'not a tag' } })
    await settled()
    expect(shown()[1]).toBe('Weiter')
  })

  it('a language given as an object is on the server’s page, and a named one is pending there', () => {
    expect(renderToString(tree({ locale: he }))).toContain('המשך')
    expect(renderToString(tree({ locale: 'he' }))).toContain('waiting')
  })
})

describe('texts of the application', () => {
  it('hold from the first paint on', () => {
    show({ messages: { 'login.title': 'Come to {app}' } })
    screen.getByText('Come to Lantern')
  })

  it('change while the page stands', () => {
    const { change } = show({ messages: { 'login.continue': 'Go' } })
    change({ messages: { 'login.continue': 'Go on' } })
    screen.getByText('Go on')
    change({})
    screen.getByText('Continue')
  })

  it('give way to ours until the formatter of ICU has loaded', async () => {
    show({ messages: { 'login.rememberDevice': 'for {count, plural, one {a day} other {# days}}' } })
    screen.getByText('Don’t ask again on this device for 3 days')
    await screen.findByText('for 3 days')
  })

  it('load what ICU needs when a later text asks for it', async () => {
    const { change } = show({ messages: { 'login.continue': 'Go' } })
    change({ messages: { 'login.rememberDevice': 'for {count, plural, one {a day} other {# days}}' } })
    await screen.findByText('for 3 days')
  })

  it('broken texts of the application are ignored with one warning', async () => {
    const warn = vi.fn()
    const { change } = show({ messages: { 'login.title': 'to {place}' }, warn })
    await waitFor(() => expect(warn).toHaveBeenCalled())
    change({ messages: { 'login.title': 'to {place}' }, warn })
    screen.getByText('Sign in to Lantern')
    expect(warn.mock.calls[0]?.[0]).toContain('login.title')
  })

  it('texts of the application are rendered as characters, markup or not', () => {
    const { container } = show({ messages: { 'login.continue': '<img src=x onerror=alert(1)>' } })
    screen.getByText('<img src=x onerror=alert(1)>')
    expect(container.querySelector('img')).toBeNull()
  })
})

describe('texts of the metadata', () => {
  const localizations = { en: { loginBox: { login: { continue: 'From the metadata' } } } }

  it('reach a page that stands already, when they come and when they change', async () => {
    const { client, emulator } = testClient()
    show({}, client)
    screen.getByText('Continue')
    emulator.arrange((state) => {
      state.adminBox['*'] = { localizations }
    })
    await client.startUp.load()
    await screen.findByText('From the metadata')
    emulator.arrange((state) => {
      state.adminBox['*'] = { localizations: { en: { loginBox: { login: { continue: 'Changed' } } } } }
    })
    await client.startUp.load()
    await screen.findByText('Changed')
  })

  it('stand behind those of the application', async () => {
    const { client, emulator } = testClient()
    emulator.arrange((state) => {
      state.adminBox['*'] = {
        localizations: { en: { loginBox: { login: { continue: 'No', emailLabel: 'Address' } } } },
      }
    })
    show({ messages: { 'login.continue': 'Go' } }, client)
    await screen.findByText('Address')
    screen.getByText('Go')
  })

  it('hold for their own language', async () => {
    const { client, emulator } = testClient()
    emulator.arrange((state) => {
      state.adminBox['*'] = {
        localizations: { ...localizations, de: { loginBox: { login: { emailLabel: 'Adresse' } } } },
      }
    })
    show({ locale: de }, client)
    await screen.findByText('Adresse')
    screen.getByText('Weiter')
  })
})

describe('what reads a text', () => {
  it('reads it by the same function until the words change', () => {
    const seen = new Set<unknown>()
    function Reader() {
      seen.add(useMessages(signInMessages))
      return null
    }
    const { change } = show({}, testClient().client, <Reader />)
    change({})
    change({})
    expect(seen.size).toBe(1)
    change({ locale: de })
    expect(seen.size).toBe(2)
  })
})

function Page() {
  return (
    <AriaLocale>
      <Words />
    </AriaLocale>
  )
}

function Words() {
  const { isReady } = useLocaleState()
  const { code, dir } = useLocale()
  const aria = useAriaLocale()
  const t = useMessages(signInMessages)
  const of = useMessages(mfaMessages)
  return (
    <>
      <h1>{`${isReady ? 'ready' : 'waiting'} ${code} ${dir} ${aria.locale} ${aria.direction}`}</h1>
      <h2>{t('login.title', { app: 'Lantern' })}</h2>
      <span>{t('login.emailLabel')}</span>
      <p>{of('login.rememberDevice', { unit: 'day', count: 3 })}</p>
      <button type="button">{t('login.continue')}</button>
    </>
  )
}

function tree(props: LocaleProviderProps, client = testClient().client, children = <Page />) {
  return (
    <StrictMode>
      <PorticoProvider client={client}>
        <LocaleProvider {...props}>{children}</LocaleProvider>
      </PorticoProvider>
    </StrictMode>
  )
}

function show(props: LocaleProviderProps, client = testClient().client, children = <Page />) {
  const { container, rerender } = render(tree(props, client, children))
  return { container, change: (next: LocaleProviderProps) => rerender(tree(next, client, children)) }
}

/** Returns the state of the language, and the text of the button. */
function shown(): readonly (string | null)[] {
  return [screen.getByRole('heading', { level: 1 }).textContent, screen.getByRole('button').textContent]
}

function testClient(): TestClient {
  const made = createTestClient({ logLevel: 'silent' })
  clients.push(made)
  return made
}

/** Returns a name that the types refuse, but that an address or a setting can contain. */
function unknownName(name: string): Locale {
  return name as unknown as Locale
}

/** Waits until all languages are loaded. */
async function settled(): Promise<void> {
  await Promise.all([import('./locales/de.gen.ts'), import('./locales/he.gen.ts'), import('./overrides.ts')])
  await waitFor(() => expect(shown()[0]).toMatch(/^ready/))
}
