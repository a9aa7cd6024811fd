import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'

/** One React with the kit on it, on a server, all taken from the same folder. */
export interface KitOnServer {
  readonly major: 18 | 19
  readonly react: typeof import('react')
  readonly renderToString: (element: ReactElement) => string
  /** The packed packages. */
  readonly headless: typeof import('@portico/headless')
  readonly kit: typeof import('@portico/ui-kit')
}

/** The kit can be rendered where there is no page: in full in the page itself, empty in a shadow root. */
export function holdKitOnServer({ major, react, renderToString, headless, kit }: KitOnServer): void {
  const { createElement } = react
  describe(`the kit on a server, under React ${major}`, () => {
    it.each(['shadow', 'none'] as const)(
      'the kit renders on a server without a console error, isolation %s',
      (isolation) => {
        const complaints = vi.spyOn(console, 'error')
        const client = headless.createClient({ baseUrl: 'https://auth.example.com' })
        const page = createElement(kit.PorticoKit, { client, isolation }, createElement(kit.LoginBox))
        expect(renderToString(page).includes('Email')).toBe(isolation === 'none')
        expect(complaints.mock.calls).toEqual([])
      },
    )
  })
}
