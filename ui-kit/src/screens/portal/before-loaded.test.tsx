import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { flagsFor } from '../../../test/open-portal.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { Passkeys } from '../passkeys/index.ts'
import { PhoneNumbers } from '../phone/index.ts'
import { AdminPortal } from './shell/admin-portal.tsx'
import { ourSections } from './shell/our-sections.ts'

// A section whose code comes late shows a place for all of it first.
beforeAll(() => Promise.all(ourSections.map(({ load }) => load?.())))
afterEach(cleanup)

const sections = ourSections.map(({ id }) => id)
/** What is true of a list without rows: a count of zero, or that there is none. */
const untruths = /(?:^|[^\d.,:–])0(?:–0|[^\d.,:–]|$)|\bnone yet\b|\bno \w+ (?:yet|here)\b|\bnobody\b|\bnothing\b/i

/** Explains a column. */
const ofNoData = /^Level 0 is the highest\./

/** The content of a section whose code is there and whose lists are not. */
const waiting = '.portico-PortalMain :is(table[aria-busy="true"], .portico-PrivacyPart, .portico-Skeleton)'

/** The texts of the page. The announcer of React Aria stays in the document, with texts of earlier tests. */
const shownText = () =>
  [...document.querySelectorAll('body *')]
    .filter(({ children, localName }) => children.length === 0 && localName !== 'option')
    .filter((element) => !element.closest('[data-live-announcer]'))
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '')

describe('a page whose reads are on their way', () => {
  it.each(sections)(
    'the section %s shows nothing of a list that is not loaded, in each of its tabs',
    async (section) => {
      let isHeld = false
      await openScreen(
        <AdminPortal
          isInline
          isolation="none"
          sections={(ours) => ours.map((one) => ({ ...one, visibility: 'always' }))}
        />,
        {
          signedInAs: 'admin@acme.test',
          address: `https://app.test/account?portal=${section}`,
          flags: flagsFor(`portal=${section}`),
          instead: () => (isHeld ? new Promise(() => {}) : undefined),
        },
        () => {
          isHeld = true
        },
      )
      await screen.findByRole('heading', { level: 1 })
      await waitFor(() => expect(document.querySelector(waiting) ?? screen.queryByText(/^Loading/)).not.toBeNull())
      expect(shownText().filter((text) => untruths.test(text) && !ofNoData.test(text))).toEqual([])
      for (const tab of screen.queryAllByRole('tab')) {
        await userEvent.click(tab)
        expect(shownText().filter((text) => untruths.test(text) && !ofNoData.test(text))).toEqual([])
      }
    },
  )

  it.each([
    ['passkeys', <Passkeys key="passkeys" isolation="none" />],
    ['phone numbers', <PhoneNumbers key="phone" isolation="none" />],
  ])('the page of %s does not claim that there are none', async (_, page) => {
    const held = /passkeys|webauthn|phone/i
    await openScreen(page, {
      signedInAs: 'admin@acme.test',
      instead: ({ pathname }) => (held.test(pathname) ? new Promise(() => {}) : undefined),
    })
    await screen.findByRole('heading', { level: 1 })
    expect(shownText().filter((text) => untruths.test(text) && !ofNoData.test(text))).toEqual([])
  })
})
