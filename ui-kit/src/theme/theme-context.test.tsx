import { createTestClient } from '@portico/emulator/testing'
import { PorticoProvider } from '@portico/headless'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { TenantLookContext, ThemeProvider, useAppearance, useBrand } from './theme-context.tsx'

afterEach(cleanup)

/** Renders the appearance and the brand that a part receives. */
function Told() {
  const { theme, colorScheme, tokens, sheets } = useAppearance()
  return <output>{JSON.stringify({ theme, colorScheme, tokens, sheets, brand: useBrand() })}</output>
}

function show(children: ReactNode, metadata: object = {}) {
  const { client, emulator } = createTestClient()
  emulator.arrange((state) => {
    state.adminBox['*'] = { ...metadata }
  })
  const page = (content: ReactNode) => <PorticoProvider client={client}>{content}</PorticoProvider>
  const { rerender } = render(page(children))
  return { again: (content: ReactNode) => rerender(page(content)) }
}

const told = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '')

const acme = {
  theme: { palette: { primary: '#111111', divider: '#111111' } },
  themeV2: {
    palette: { divider: '#222222' },
    loginBox: { themeName: 'vividV2', logo: { image: '/acme.svg' }, palette: { primary: { main: '#333333' } } },
  },
}

describe('the look', () => {
  it('the look is the modern theme, unnamed, if neither metadata nor providers set another', async () => {
    show(
      <ThemeProvider>
        <Told />
      </ThemeProvider>,
    )
    expect(told()).toEqual({ theme: 'modern', tokens: {}, sheets: [], brand: { name: '' } })
  })

  it('the look is that of the provider at once, before the metadata are known', () => {
    show(
      <ThemeProvider appearance={{ theme: 'classic', colorScheme: 'dark' }} brand={{ name: 'Lantern' }}>
        <Told />
      </ThemeProvider>,
      acme,
    )
    expect(told()).toMatchObject({ theme: 'classic', colorScheme: 'dark', brand: { name: 'Lantern' } })
  })

  it('the look of the portal is that of the metadata for the portal, below the providers', async () => {
    const adminPortal = { themeName: 'classic', palette: { primary: { main: '#444444' }, divider: '#555555' } }
    show(
      <ThemeProvider appearance={{ tokens: { '--portico-color-border': '#666666' } }}>
        <TenantLookContext.Provider value="adminPortal">
          <ThemeProvider>
            <Told />
          </ThemeProvider>
        </TenantLookContext.Provider>
      </ThemeProvider>,
      { ...acme, themeV2: { ...acme.themeV2, adminPortal } },
    )
    const tokens = { '--portico-color-primary': '#444444', '--portico-color-border': '#666666' }
    await waitFor(() => expect(told()).toMatchObject({ theme: 'classic', tokens, brand: { logo: '/acme.svg' } }))
  })

  it('the look is that of the metadata once they are known', async () => {
    show(
      <ThemeProvider>
        <Told />
      </ThemeProvider>,
      acme,
    )
    await waitFor(() =>
      expect(told()).toMatchObject({
        theme: 'vivid',
        tokens: { '--portico-color-primary': '#333333', '--portico-color-border': '#222222' },
        brand: { logo: '/acme.svg' },
      }),
    )
  })

  it('the look is that of the metadata with the provider over it, member by member', async () => {
    show(
      <ThemeProvider appearance={{ theme: 'dark', tokens: { '--portico-hue': 20 } }} brand={{ name: 'Lantern' }}>
        <Told />
      </ThemeProvider>,
      acme,
    )
    await waitFor(() =>
      expect(told()).toMatchObject({
        theme: 'dark',
        tokens: { '--portico-color-primary': '#333333', '--portico-hue': 20 },
        brand: { name: 'Lantern', logo: '/acme.svg' },
      }),
    )
  })

  it('the look is that of the inner provider over that of the outer one', async () => {
    show(
      <ThemeProvider appearance={{ theme: 'dark', tokens: { '--portico-hue': 20 } }} brand={{ name: 'Lantern' }}>
        <ThemeProvider appearance={{ theme: 'classic', sheets: ['/box.css'] }}>
          <Told />
        </ThemeProvider>
      </ThemeProvider>,
      acme,
    )
    await waitFor(() =>
      expect(told()).toMatchObject({
        theme: 'classic',
        tokens: { '--portico-color-primary': '#333333', '--portico-hue': 20 },
        sheets: ['/box.css'],
        brand: { name: 'Lantern', logo: '/acme.svg' },
      }),
    )
  })

  it('changes when the provider is given another', () => {
    const { again } = show(
      <ThemeProvider appearance={{ theme: 'classic' }}>
        <Told />
      </ThemeProvider>,
    )
    again(
      <ThemeProvider appearance={{ theme: 'vivid' }}>
        <Told />
      </ThemeProvider>,
    )
    expect(told()).toMatchObject({ theme: 'vivid' })
  })

  it('keeps its identity while nothing changes, so that nothing below renders again', async () => {
    const looks = new Set<unknown>()
    function Look() {
      looks.add(useAppearance())
      return null
    }
    const { again } = show(
      <ThemeProvider>
        <Look />
        <Told />
      </ThemeProvider>,
      acme,
    )
    await waitFor(() => expect(told()).toMatchObject({ theme: 'vivid' }))
    const before = looks.size
    await act(async () =>
      again(
        <ThemeProvider>
          <Look />
          <Told />
        </ThemeProvider>,
      ),
    )
    expect(looks.size).toBe(before)
  })
})
