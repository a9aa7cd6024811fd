import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { openHeld } from '../../../../test/held-reads.tsx'
import { openPortal, page } from '../../../../test/open-portal.tsx'
import { modals } from '../../../isolation/index.ts'
import { ourSections } from './our-sections.ts'

afterEach(cleanup)

const open = (section: string) =>
  openPortal(
    { sections: (ours) => ours.map((one) => ({ ...one, visibility: 'always' })) },
    { address: `${page}&portal=${section}` },
  )
const dialogs = () => [...document.querySelectorAll(modals)]
const namesOf = (elements: readonly Element[]) =>
  elements.map((one) => one.getAttribute('aria-label') ?? one.textContent)

/** The controls of a page that may open a dialog, each with its name. */
function openersIn(main: HTMLElement): readonly HTMLElement[] {
  const places = '.portico-PageActions button, .portico-PagePartHead button, .portico-FilterBar button'
  const controls = [...main.querySelectorAll<HTMLElement>(`${places}, [data-open]`)]
  const isFirst = (one: HTMLElement) => !one.matches('[data-open]') || one === main.querySelector('[data-open]')
  return controls.filter(
    (one) => isFirst(one) && !one.matches('[aria-haspopup="menu"], [aria-haspopup="true"], [role="switch"]'),
  )
}

describe('a dialog of a section', () => {
  it.each(ourSections.map(({ id }) => id))('each one of %s returns the focus to what opened it', async (id) => {
    const { quiet, app } = await openHeld(`${page}&portal=${id}`, false)
    const main = screen.getByRole('main')
    const count = openersIn(main).length
    const astray: string[] = []
    for (let at = 0; at < count; at++) {
      const opener = openersIn(main)[at]
      if (!opener) break
      const before = dialogs().length
      opener.focus()
      await userEvent.keyboard('{Enter}')
      await quiet()
      if (dialogs().length > before) {
        await userEvent.keyboard('{Escape}')
        await quiet()
        if (dialogs().length === before && document.activeElement !== opener && opener.isConnected)
          astray.push(`${opener.textContent}: ${document.activeElement?.outerHTML.slice(0, 80)}`)
      }
      for (let left = 3; dialogs().length > before && left > 0; left--) {
        await userEvent.keyboard('{Escape}')
        await quiet()
      }
      await app.ports.page.travel(`${page}&portal=${id}`)
      await quiet()
    }
    expect(astray).toEqual([])
  })
})

describe('a dialog that replaces another one', () => {
  const press = async (place: HTMLElement, name: string | RegExp) => {
    const button = await within(place).findByRole('button', { name })
    button.focus()
    await userEvent.keyboard('{Enter}')
  }
  const isBackAt = async (name: string | RegExp) => {
    await waitFor(() => expect(namesOf(dialogs())).toEqual(['Administration']))
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(name))
  }

  it('the result of an invitation returns the focus to the button that invites', async () => {
    await open('users')
    await screen.findByRole('row', { name: /Ada Admin/ })
    await press(screen.getByRole('main'), 'Invite users')
    const form = await screen.findByRole('dialog', { name: /^Invite/ })
    await userEvent.click(await within(form).findByRole('tab', { name: /Several/ }))
    await userEvent.type(
      await within(form).findByRole('textbox', { name: /addresses/ }),
      'nia@acme.test{Enter}ben@acme.test',
    )
    await press(form, /^Send/)
    await waitFor(() => expect(namesOf(dialogs())).not.toContain('Invite users'))
    await waitFor(() => expect(dialogs()).toHaveLength(2))
    await userEvent.keyboard('{Escape}')
    await isBackAt('Invite users')
  })

  it('the secret of a new token returns the focus to its row', async () => {
    const { clock } = await open('apiTokens')
    await screen.findByRole('row', { name: /CI deploy/ })
    await press(screen.getByRole('main'), 'Create token')
    const form = await screen.findByRole('dialog', { name: 'Create a token' })
    await userEvent.type(within(form).getByRole('textbox', { name: 'What is it for?' }), 'Label printers')
    await press(form, 'Create token')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Create a token' })).toBeNull())
    await clock.advance(200)
    await press(await screen.findByRole('dialog', { name: 'Label printers' }), 'I’ve stored it')
    await isBackAt('Label printers')
  })
})
