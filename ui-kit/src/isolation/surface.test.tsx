import { createTestClient } from '@portico/emulator/testing'
import { PorticoProvider } from '@portico/headless'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LocaleProvider } from '../i18n/index.ts'
import { he } from '../locales/he/index.ts'
import { type Appearance, ThemeProvider } from '../theme/index.ts'
import { BundleProvider } from './bundle-provider.tsx'
import { ScreenSurface } from './surface.tsx'
import { type Isolation, useSurface } from './surface-context.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function page(children: ReactNode, appearance: Appearance = {}) {
  const { client } = createTestClient()
  return (
    <PorticoProvider client={client}>
      <ThemeProvider appearance={appearance}>{children}</ThemeProvider>
    </PorticoProvider>
  )
}

/** A part that waits for its styles. */
function Styled() {
  const { styled } = useSurface()
  const [isStyled, setStyled] = useState(false)
  useEffect(() => void styled().then(() => setStyled(true)), [styled])
  return <p>{isStyled ? 'styled' : 'waiting'}</p>
}

function show(isolation: Isolation, appearance?: Appearance, children: ReactNode = <p>Hello</p>) {
  const shown = render(page(<ScreenSurface isolation={isolation}>{children}</ScreenSurface>, appearance))
  const host = document.querySelector<HTMLElement>('.portico')
  if (!host) throw new Error('There is no surface on the page.')
  return { ...shown, host, root: host.shadowRoot }
}

describe('a surface in a shadow root', () => {
  it('holds what is shown within an open root', () => {
    const { root } = show('shadow')
    expect(root?.mode).toBe('open')
    expect(root?.querySelector('.portico-Ground > p')?.textContent).toBe('Hello')
    expect(screen.queryByText('Hello')).toBeNull()
  })

  it('a shadow root adopts the kit’s styles before any of the consumer’s', () => {
    const own = new CSSStyleSheet()
    const { root } = show('shadow', { sheets: [own] })
    expect(root?.adoptedStyleSheets).toHaveLength(2)
    expect(root?.adoptedStyleSheets[1]).toBe(own)
  })

  it('loads the rules of a group for the screens of that group alone', async () => {
    const rules = '.portico-ListRow'
    const styles = async () => `@layer portico.components { ${rules} { display: flex } }`
    const { client } = createTestClient()
    render(
      <PorticoProvider client={client}>
        <BundleProvider words={{}} styles={styles}>
          <ScreenSurface>
            <Styled />
          </ScreenSurface>
        </BundleProvider>
        <ScreenSurface>
          <Styled />
        </ScreenSurface>
      </PorticoProvider>,
    )
    const [ofGroup, ofSignIn] = [...document.querySelectorAll('.portico')].map(({ shadowRoot }) => shadowRoot)
    await waitFor(() => expect(ofGroup?.textContent).toBe('styled'))
    await waitFor(() => expect(ofSignIn?.textContent).toBe('styled'))
    expect(ofGroup?.adoptedStyleSheets).toHaveLength(3)
    expect(ofSignIn?.adoptedStyleSheets).toHaveLength(2)
  })

  it('lets go of sheets that are taken away', () => {
    const own = new CSSStyleSheet()
    const { client } = createTestClient()
    const look = (sheets: readonly CSSStyleSheet[]) => (
      <PorticoProvider client={client}>
        <ThemeProvider appearance={{ sheets }}>
          <ScreenSurface>Hello</ScreenSurface>
        </ThemeProvider>
      </PorticoProvider>
    )
    const { rerender } = render(look([own]))
    const root = document.querySelector('.portico')?.shadowRoot
    rerender(look([]))
    expect(root?.adoptedStyleSheets).toHaveLength(1)
    expect(root?.adoptedStyleSheets).not.toContain(own)
  })

  it('a shadow root adopts the styles of later parts once, for all parts that await them', async () => {
    const waits: (() => Promise<void>)[] = []
    function Waiter() {
      waits.push(useSurface().styled)
      return null
    }
    const { root } = show('shadow', {}, [<Waiter key="one" />, <Waiter key="two" />])
    await Promise.all(waits.map((styled) => styled()))
    expect(root?.adoptedStyleSheets).toHaveLength(2)
  })

  it('a surface in a shadow root has its overlay container within that root', async () => {
    let place: HTMLElement | null = null
    function Asker() {
      place = useSurface().portal
      return null
    }
    const { root } = show('shadow', {}, <Asker />)
    await waitFor(() => expect(place).not.toBeNull())
    expect(root?.contains(place)).toBe(true)
  })
})

describe('a surface in a browser without light-dark()', () => {
  it('has the light theme after all other sheets, also after a group that loads later', async () => {
    const { client } = createTestClient()
    vi.stubGlobal('CSS', { supports: (_: string, value: string) => !value.startsWith('light-dark') })
    const styles = async () => '@layer portico.components { .portico-ListRow { display: flex } }'
    render(
      <PorticoProvider client={client}>
        <ScreenSurface>
          <Styled />
        </ScreenSurface>
        <BundleProvider words={{}} styles={styles}>
          <ScreenSurface>
            <Styled />
          </ScreenSurface>
        </BundleProvider>
      </PorticoProvider>,
    )
    const roots = [...document.querySelectorAll('.portico')].map(({ shadowRoot }) => shadowRoot)
    await waitFor(() => expect(roots.map((root) => root?.textContent)).toEqual(['styled', 'styled']))
    const lights = roots.map((root) => root?.adoptedStyleSheets.at(-1)?.cssRules[0]?.cssText)
    expect(lights).toEqual([expect.stringContaining('@supports not'), expect.stringContaining('@supports not')])
    expect(roots.map((root) => root?.adoptedStyleSheets.length)).toEqual([3, 4])
    vi.unstubAllGlobals()
  })
})

describe('a surface in the page itself', () => {
  it('a surface without isolation is a plain element in the page', () => {
    const { host, root } = show('none')
    expect(root).toBeNull()
    expect(host.className).toBe('portico-Ground portico')
    expect(screen.getByText('Hello')).toBeDefined()
  })
})

describe.each<Isolation>(['shadow', 'none'])('a surface, isolation %s', (isolation) => {
  it('a surface exposes its theme and color scheme in data attributes', () => {
    const { host } = show(isolation, { theme: 'vivid', colorScheme: 'dark' })
    expect([host.dataset['theme'], host.dataset['colorScheme']]).toEqual(['vivid', 'dark'])
  })

  it('a surface leaves the color scheme to the application if none is set', () => {
    expect(show(isolation).host.hasAttribute('data-color-scheme')).toBe(false)
  })

  it('carries tokens as custom properties', () => {
    const { host } = show(isolation, { tokens: { '--portico-color-primary': '#ff0080' } })
    expect(host.style.getPropertyValue('--portico-color-primary')).toBe('#ff0080')
  })

  it('a surface drops tokens that could load a resource, and warns once', async () => {
    const { client } = createTestClient()
    const warn = vi.spyOn(client.log, 'warn').mockImplementation(() => {})
    const appearance = { tokens: { '--portico-color-primary': 'url(https://evil.test/x.png)' } }
    render(
      <PorticoProvider client={client}>
        <ThemeProvider appearance={appearance}>
          <ScreenSurface isolation={isolation}>Hello</ScreenSurface>
        </ThemeProvider>
      </PorticoProvider>,
    )
    expect(document.querySelector<HTMLElement>('.portico')?.style.cssText).not.toContain('evil')
    expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('--portico-color-primary')])
  })

  it('a surface sets its language and text direction', () => {
    const { client } = createTestClient()
    render(
      <PorticoProvider client={client}>
        <LocaleProvider locale={he}>
          <ScreenSurface isolation={isolation}>Hello</ScreenSurface>
        </LocaleProvider>
      </PorticoProvider>,
    )
    const host = document.querySelector('.portico')
    const ground = isolation === 'shadow' ? host?.shadowRoot?.querySelector('.portico-Ground') : host
    expect([ground?.getAttribute('lang'), ground?.getAttribute('dir')]).toEqual(['he', 'rtl'])
  })

  it('leaves nothing on the page when it goes', () => {
    const before = [document.head.innerHTML, document.body.innerHTML, document.adoptedStyleSheets.length]
    const { unmount, container } = show(isolation)
    unmount()
    container.remove()
    expect([document.head.innerHTML, document.body.innerHTML, document.adoptedStyleSheets.length]).toEqual(before)
  })

  it('a surface can be rendered on a server', () => {
    const complaints = vi.spyOn(console, 'error')
    const markup = renderToString(page(<ScreenSurface isolation={isolation}>Hello</ScreenSurface>))
    expect(markup).toContain('<div class="portico-')
    expect(markup.includes('Hello')).toBe(isolation === 'none')
    expect(complaints).not.toHaveBeenCalled()
  })
})

describe('React Aria’s rule for what can be pressed', () => {
  it('one style sheet holds React Aria’s press rule for all surfaces, and is removed with the last', () => {
    const sheets = () => document.adoptedStyleSheets.length
    const mark = () => document.getElementById('react-aria-pressable-style')
    const before = sheets()
    const first = show('none')
    const second = show('shadow')
    expect(mark()?.tagName).toBe('META')
    expect(sheets()).toBe(before + 1)
    first.unmount()
    expect(mark()).not.toBeNull()
    second.unmount()
    expect(mark()).toBeNull()
    expect(sheets()).toBe(before)
  })

  it('a page’s own React Aria press rule is left untouched', () => {
    const own = document.createElement('style')
    own.id = 'react-aria-pressable-style'
    document.head.append(own)
    const before = document.adoptedStyleSheets.length
    show('none').unmount()
    expect(document.getElementById('react-aria-pressable-style')).toBe(own)
    expect(document.adoptedStyleSheets).toHaveLength(before)
    own.remove()
  })
})
