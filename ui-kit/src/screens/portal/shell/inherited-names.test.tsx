import { useFeatureFlags } from '@portico/headless'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { mergeMetadata } from '../../../../../headless/src/metadata/merge.ts'
import { open, press } from '../../../../test/open-audits.tsx'
import { openScreen } from '../../../../test/open-screen.tsx'
import { chosenFilters, withFilter } from '../../../frame/portal/filter-bar/chosen-filters.ts'
import { SocialMark } from '../../social/social-mark.tsx'

afterEach(cleanup)

/** The names that each object inherits, and those that JSON may have as its own. */
const names = [...Object.getOwnPropertyNames(Object.prototype), 'prototype']
const query = { search: '', filters: {}, sort: null, page: 0, pageSize: 10 }

describe('a name from outside that each object inherits', () => {
  it.each(names)('a filter with the inherited name %s has no value until it is chosen', (id) => {
    const filter = { id, label: id }
    expect(chosenFilters(query, [filter])).toEqual([])
    const filters = withFilter(query, id, 'x')
    expect(chosenFilters({ ...query, filters }, [filter])).toEqual([{ filter, value: 'x', text: 'x' }])
  })

  it.each(names)('a flag with the inherited name %s is off', async (name) => {
    function Flag() {
      const isOn = useFeatureFlags([name])[name]
      return <p>{isOn ? 'on' : 'off'}</p>
    }
    await openScreen(<Flag />)
    expect(screen.getByText('off')).toBeTruthy()
  })

  it.each(names)('metadata with the inherited name %s changes no other object', (name) => {
    const merged = mergeMetadata({ navigation: {} }, JSON.parse(`{ "${name}": { "polluted": true } }`))
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype)
  })

  it.each(names)('a provider with the inherited name %s has its letters as a mark', (name) => {
    render(<SocialMark provider={name} name={name} />)
    expect(document.querySelector('span')).toBeTruthy()
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'the audit log shows a column with the inherited name %s, and filters by it',
    async (name) => {
      const property = { name, displayName: name, type: 'AlphaNumeric', sortable: true, filterable: true }
      await open({
        instead: (address) =>
          address.pathname.endsWith('/metadata') && address.search.includes('audits')
            ? Promise.resolve(
                Response.json({
                  rows: [
                    {
                      entityName: 'audits',
                      properties: [{ ...property, name: 'action', displayName: 'Action' }, property],
                    },
                  ],
                }),
              )
            : undefined,
      })
      expect(await screen.findByRole('columnheader', { name })).toBeTruthy()
      await press(/^Filter/)
      const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
      // The list of the first field may be open, and hide the others until the next press.
      await userEvent.type(await sheet.findByRole('textbox', { name, hidden: true }), 'x')
      await userEvent.click(sheet.getByRole('button', { name: 'Show results' }))
      expect(await screen.findByRole('button', { name: `Remove ${name} x` })).toBeTruthy()
      expect(screen.queryByText(/didn’t work/)).toBeNull()
    },
  )
})
