// @vitest-environment jsdom
import { createTestClient } from '@portico/emulator/testing'
import { PorticoProvider } from '@portico/headless'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ScreenSurface } from './surface.tsx'
import type { Isolation } from './surface-context.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe.each<Isolation>(['shadow', 'none'])(
  'a surface in jsdom, which adopts no style sheets, isolation %s',
  (isolation) => {
    it('renders what it holds, and logs nothing', () => {
      const complaints = vi.spyOn(console, 'error')
      const { client } = createTestClient()
      const { unmount } = render(
        <PorticoProvider client={client}>
          <ScreenSurface isolation={isolation}>
            <button type="button">Hello</button>
          </ScreenSurface>
        </PorticoProvider>,
      )
      expect('adoptedStyleSheets' in document).toBe(false)
      const host = document.querySelector('.portico')
      expect((host?.shadowRoot ?? host)?.querySelector('button')?.textContent).toBe('Hello')
      unmount()
      expect(document.head.innerHTML).toBe('')
      expect(complaints).not.toHaveBeenCalled()
    })
  },
)
