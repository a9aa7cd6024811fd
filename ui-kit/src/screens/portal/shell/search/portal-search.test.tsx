import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { configured } from '../../../../../test/configured.ts'
import { addressOf, link, openPortal, page } from '../../../../../test/open-portal.tsx'
import { de } from '../../../../i18n/locales/de.gen.ts'
import { en } from '../../../../i18n/locales/en.gen.ts'
import { he } from '../../../../i18n/locales/he.gen.ts'
import { placesBelow } from './use-places.ts'

afterEach(cleanup)

const person = userEvent.setup()
const all = {
  sections: (ours) => ours.map((section) => ({ ...section, visibility: 'always' as const })),
} satisfies Parameters<typeof openPortal>[0]

async function open(options: Parameters<typeof openPortal>[1] = {}) {
  const app = await openPortal(all, { address: `${page}&portal=applications`, ...options })
  const entry = await link('Users')
  entry.focus()
  return app
}

const field = () => screen.findByRole('combobox', { name: 'Search sections, settings and people' })
const results = () => within(screen.getByRole('listbox', { name: 'Search' })).queryAllByRole('option')
const options = () => results().map((option) => option.querySelector('bdi')?.textContent)
const groups = () =>
  within(screen.getByRole('listbox', { name: 'Search' }))
    .queryAllByRole('group')
    .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent)

it('a place is called as on its page, in each language', () => {
  for (const { messages } of [en, de, he]) {
    const all: Readonly<Record<string, unknown>> = messages
    const others = placesBelow.filter(({ label }) => all[label] !== all[label.replace('portalSearch.', '')])
    expect(others).toEqual([])
  }
})

describe('the search of the portal', () => {
  it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
    'opens by %s with the focus in its field',
    async (keys) => {
      await open()
      await person.keyboard(keys)
      const input = await field()
      await waitFor(() => expect(document.activeElement).toBe(input))
      expect(screen.getByRole('dialog', { name: 'Search' })).toBeTruthy()
      expect(options()).toContain('Audit log')
    },
  )

  it('opens by its button, and returns the focus to it', async () => {
    await open()
    const [button] = screen.getAllByRole('button', { name: 'Search' })
    if (!button) throw new Error('There is no button.')
    await person.click(button)
    await field()
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  it('finds a section, a tab and a setting, and opens them by keys alone', async () => {
    const app = await open()
    await person.keyboard('/')
    await person.type(await field(), 'idle')
    await waitFor(() => expect(options()).toEqual(['Idle time']))
    expect(groups()).toEqual(['Settings'])
    expect(results()[0]?.textContent).toContain('Security · Sessions')
    await person.keyboard('{Enter}')
    await waitFor(() => expect(addressOf(app)).toContain('portal=security&portal.tab=sessionManagement'))
  })

  it('the arrows move through all results, and the field names the one that Enter opens', async () => {
    await open()
    await person.keyboard('/')
    const input = await field()
    await person.type(input, 'se')
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
    const [first, second] = results()
    expect(active()).toBe(first)
    await person.keyboard('{ArrowDown}')
    expect(active()).toBe(second)
    expect(second?.getAttribute('aria-selected')).toBe('true')
    await person.keyboard('{ArrowUp}{ArrowUp}')
    expect(active()).toBe(results().at(-1))
  })

  it('finds people, and opens a person', async () => {
    const app = await open()
    await person.keyboard('/')
    await person.type(await field(), 'Rita')
    await waitFor(async () => {
      await app.clock.advance(300)
      expect(options()).toContain('Rita Reader')
    })
    expect(groups()).toEqual(['People'])
    await person.keyboard('{Enter}')
    await waitFor(() => expect(addressOf(app)).toMatch(/portal=users(?:%2F|\/)\w/))
  })

  it('has no people, tabs or sections that are not open to the person', async () => {
    const app = await openPortal(
      {
        sections: (ours) => [
          ...ours.filter(({ id }) => id === 'profile'),
          ...ours.filter(({ id }) => id === 'security').map((one) => ({ ...one, permissions: ['x'] })),
        ],
      },
      { address: `${page}&portal=profile` },
    )
    ;(await link('Profile')).focus()
    await person.keyboard('/')
    const input = await field()
    expect(options()).toEqual(['Profile'])
    app.provider.emulator.journal.clear()
    await person.type(input, 'Ada')
    expect(await screen.findByText('Nothing contains “Ada”.')).toBeTruthy()
    const paths = app.provider.emulator.journal.entries().map((call) => call.path)
    expect(paths.filter((path) => path.includes('/users'))).toEqual([])
    await person.clear(input)
    await person.type(input, 'Idle')
    expect(await screen.findByText('Nothing contains “Idle”.')).toBeTruthy()
  })

  it('has no setting that the account hides', async () => {
    const fieldsProperties = { currency: { appearance: 'hidden' } }
    const app = await open({ instead: configured({ account: { fieldsProperties } }) })
    await person.keyboard('/')
    await person.type(await field(), 'Currency')
    await waitFor(async () => {
      await app.clock.advance(300)
      expect(screen.getByText('Nothing contains “Currency”.')).toBeTruthy()
    })
    await person.clear(await field())
    await person.type(await field(), 'Time zone')
    expect(options()).toContain('Time zone')
  })

  it('stays closed while a field has the focus, and in the page of the application', async () => {
    await open({ address: `${page}&portal=users` })
    const search = await screen.findByRole('searchbox')
    await person.click(search)
    await person.keyboard('a/b{Control>}k{/Control}')
    expect(search).toHaveProperty('value', 'a/b')
    const outside = document.createElement('button')
    document.body.append(outside)
    outside.focus()
    await person.keyboard('/{Control>}k{/Control}')
    expect(screen.queryByRole('combobox', { name: /^Search sections/ })).toBeNull()
    outside.remove()
  })

  it('single keys are turned off by a switch in it, which Ctrl and K outlive', async () => {
    await open()
    await person.keyboard('/')
    await field()
    await person.click(screen.getByRole('switch', { name: /^Use single keys/ }))
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull())
    ;(await link('Users')).focus()
    await person.keyboard('/')
    expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull()
    await person.keyboard('{Control>}k{/Control}')
    await field()
  })
})
