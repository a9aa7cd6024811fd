import { cleanup, render, screen } from '@testing-library/react'
import { memo } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { openApp } from '../../../../headless/test/open-app.ts'
import { PorticoKit } from '../portico-kit.tsx'
import type { PorticoKitProps } from '../types.ts'
import { kitProblems } from './checks.ts'

afterEach(cleanup)

/** Props as an application without types passes them. */
function untyped(props: object): Partial<PorticoKitProps> {
  return props
}

describe('a check of the kit in development', () => {
  it.each([
    [{ theme: 'dark' }, 'PorticoKit has no theme: remove it, or correct its name'],
    [{ apperance: {} }, 'PorticoKit has no apperance: did you mean appearance?'],
    [{ slots: { Buton: () => null } }, 'The prop slots has no Buton: did you mean Button?'],
    [{ screens: { loginURL: () => null } }, 'The prop screens has no loginURL: did you mean loginUrl?'],
    [{ screens: { authenticatedUrl: () => null } }, 'The prop screens has no authenticatedUrl'],
    [{ appearance: { theme: 'neon' } }, 'appearance.theme has no neon: use one of modern, classic, vivid, dark'],
    [{ appearance: { colorSchema: 'dark' } }, 'The prop appearance has no colorSchema: did you mean colorScheme?'],
    [
      { appearance: { tokens: { '--portico-color-primry': 'red' } } },
      'appearance.tokens has no --portico-color-primry: did you mean --portico-color-primary?',
    ],
    [{ appearance: { classNames: { button: 'b' } } }, 'appearance.classNames has no button: did you mean Button?'],
    [{ locale: 'fr' }, 'The prop locale has no fr: use one of en, de, he'],
    [{ isolation: 'shadows' }, 'The prop isolation has no shadows: did you mean shadow?'],
  ])('a name that nothing reads is logged: %o', (props, problem) => {
    expect(kitProblems(untyped(props))).toEqual([expect.stringContaining(problem)])
  })

  it.each([
    [{ appearance: 'dark' }, 'appearance of PorticoKit is a string, and must be an object'],
    [{ screens: ['loginUrl'] }, 'screens of PorticoKit is an array, and must be an object'],
    [
      { screens: { loginUrl: <p>Sign in</p> } },
      'loginUrl of the prop screens is an element, and must be a function or an object',
    ],
    [{ appearance: { tokens: 'red' } }, 'tokens of the prop appearance is a string, and must be an object'],
    [{ locale: 5 }, 'locale of PorticoKit is a number, and must be a string or an object'],
  ])('a value of another kind is logged: %o', (props, problem) => {
    expect(kitProblems(untyped(props))).toContainEqual(problem)
  })

  it('props that are all read are no problem', () => {
    const props: Partial<PorticoKitProps> = {
      appearance: { theme: 'vivid', colorScheme: 'system', tokens: { '--portico-radius-md': '2px' } },
      slots: { Button: () => null },
      screens: { loginUrl: memo(() => null), signUpUrl: () => null },
      locale: 'he',
      isolation: 'none',
    }
    expect(kitProblems(props)).toEqual([])
  })

  it('a problem is logged once, however often the kit renders, and the screens are shown in English', async () => {
    const app = await openApp()
    const kit = (text: string) => (
      <PorticoKit client={app.client} {...untyped({ locale: 'fr' })}>
        {text}
      </PorticoKit>
    )
    const { rerender } = render(kit('first'))
    rerender(kit('second'))
    await screen.findByText('second')
    expect(app.ports.lines.filter((line) => line.includes('The prop locale has no fr'))).toHaveLength(1)
  })
})
