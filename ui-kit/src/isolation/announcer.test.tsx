import { createTestClient } from '@portico/emulator/testing'
import { PorticoProvider } from '@portico/headless'
import { cleanup, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Button } from '../primitives/button/button.tsx'
import { Dialog } from '../primitives/dialog/dialog.tsx'
import { Cover } from '../primitives/portal/cover/cover.tsx'
import { ThemeProvider } from '../theme/index.ts'
import { ScreenSurface } from './surface.tsx'
import type { Isolation } from './surface-context.ts'

afterEach(cleanup)

function show(isolation: Isolation, children: ReactNode) {
  const { client } = createTestClient()
  render(
    <PorticoProvider client={client}>
      <ThemeProvider appearance={{}}>
        <ScreenSurface isolation={isolation}>{children}</ScreenSurface>
      </ThemeProvider>
    </PorticoProvider>,
  )
  const host = document.querySelector<HTMLElement>('.portico')
  if (!host) throw new Error('There is no surface on the page.')
  return { host, root: host.shadowRoot }
}

const sending = (
  <Button isPending busy="Sending…">
    Invite
  </Button>
)

describe.each<Isolation>(['shadow', 'none'])('the live region of a surface, isolation %s', (isolation) => {
  it('a surface has one live region for all its buttons', async () => {
    const { host, root } = show(
      isolation,
      <>
        <Button busy="Opening Google…">Google</Button>
        <Button isPending busy="Opening GitHub…">
          GitHub
        </Button>
      </>,
    )
    await waitFor(() => expect(regionsIn(root ?? host)).toEqual(['Opening GitHub…']))
  })

  it.each([
    [
      'dialog',
      <Dialog key="dialog" title="Invite users" isOpen size="sm" onOpenChange={() => {}}>
        {sending}
      </Dialog>,
    ],
    [
      'cover',
      <Cover key="cover" label="Administration" isOpen onClose={() => {}}>
        {sending}
      </Cover>,
    ],
  ])('a %s announces by a live region of its own, because all outside of it is inert', async (_, modal) => {
    const { host, root } = show(
      isolation,
      <>
        <Button busy="Opening Google…">Google</Button>
        {modal}
      </>,
    )
    const place = root ?? host
    const outside = () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Google')
    await waitFor(() => expect(outside()?.closest(hidden)).not.toBeNull())
    await waitFor(() => expect(regionsIn(place)).toEqual(['Sending…']))
  })
})

const hidden = '[aria-hidden="true"], [inert]'

/** The words of the live regions that assistive technology reads. */
function regionsIn(place: ParentNode): readonly string[] {
  const regions = [...place.querySelectorAll('[role="status"]')].filter((region) => !region.closest(hidden))
  return regions.map(({ textContent }) => textContent)
}
