import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, LoginBox, PorticoKit } from '@portico/ui-kit'
import { cleanup, render, waitFor } from '@testing-library/react'
import { Fragment } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createPreviewClient } from './preview-client.ts'
import { allStates, sections } from './sections.ts'

afterEach(cleanup)

/** Every message, by itself: what a box says is then told by the keys of what it says. */
const saysKeys: Locale = {
  code: 'en',
  dir: 'ltr',
  messages: Object.fromEntries(messageKeys().map((key) => [key, key])),
}

describe('the states of the gallery', () => {
  it('have names of their own, fit for an address', () => {
    const ids = allStates.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*$/)
  })

  it('are told apart by their titles within a step', () => {
    for (const { states } of sections) {
      expect(new Set(states.map(({ title }) => title)).size).toBe(states.length)
    }
  })

  it('show every error there are words for', async () => {
    const said = await allThatIsSaid()
    const errors = messageKeys().filter((key) => key.startsWith('errors.') && !notSaidInBoxes.includes(key))
    expect(errors.length).toBeGreaterThan(20)
    expect(errors.filter((key) => !said.includes(`"${key}"`))).toEqual([])
  })

  it('are each shown by a screen of its own, and none by a failure to load one', async () => {
    const said = await allThatIsSaid()
    expect(said.filter((text) => text === '"login.tryAgain"')).toEqual([])
  })
})

/** Words for what no box can meet: an application without a base URL has none, and every failure has a code. */
const notSaidInBoxes = [
  'errors.base-url-missing',
  'errors.base-url-missing.title',
  'errors.unknown',
  // Those of pages that are no login box: ui-kit/src/screens/recovery/recovery.test.tsx meets them.
  'errors.recovery-code-required',
  'errors.no-recovery-method',
  'errors.no-recovery-method.title',
  'errors.ER-RECOVERY-SMS-INVALID',
  'errors.ER-RECOVERY-SMS-EXPIRED',
]

/** Every text and label of all states, in quotation marks. */
async function allThatIsSaid(): Promise<readonly string[]> {
  const client = createPreviewClient({ isForPictures: true, onLeave: () => {} })
  const { container } = render(
    <PorticoKit client={client} locale={saysKeys} isolation="none">
      {allStates.map(({ id, fixed, screen }) => (
        <Fragment key={id}>{screen ?? <LoginBox fixed={fixed} />}</Fragment>
      ))}
    </PorticoKit>,
  )
  const waiting = () => container.querySelectorAll('.portico-Waiting').length
  await waitFor(() => expect(waiting()).toBe(statesThatWait), { timeout: 20_000 })
  const texts = [...container.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent),
    element.getAttribute('aria-label'),
  ])
  return texts.filter((text) => text !== null).map((text) => JSON.stringify(text))
}

/** The sign-in before its second factor is known, for each of its two steps, and the second factor that is not asked for. */
const statesThatWait = 3

function messageKeys(): readonly string[] {
  const folder = join(import.meta.dirname, '../../../../ui-kit/messages/en')
  return readdirSync(folder).flatMap((file) => Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
}
