import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openHeld, placesOf, shownTexts } from '../../../../test/held-reads.tsx'
import { page } from '../../../../test/open-portal.tsx'
import { ourSections } from './our-sections.ts'

afterEach(cleanup)

/** The texts that a place shows before all of its reads have answered and not afterwards, each after the number of answers. */
async function untruths(place: string, order: 'oldest' | 'newest') {
  const { held, release, quiet } = await openHeld(place)
  const stages = [shownTexts()]
  while (held() > 0) {
    release(order)
    await quiet()
    stages.push(shownTexts())
  }
  cleanup()
  const known = new Set([...(stages.at(-1) ?? []), ...leads])
  return stages.flatMap((shown, at) => shown.filter((text) => !known.has(text)).map((text) => `${at}: ${text}`))
}

/** Leads that hold whatever the data are, and are replaced by more exact ones. */
const leads = ['Accounts below yours, with users of their own.', 'Your plan, the way you pay, and your invoices.']

describe('a section whose reads have not answered', () => {
  it.each(ourSections.map(({ id }) => id))('the section %s shows nothing that its answers contradict', async (id) => {
    const faults: Record<string, readonly string[]> = {}
    for (const place of await placesOf(`${page}&portal=${id}`)) {
      for (const order of ['oldest', 'newest'] as const) {
        const found = await untruths(place, order)
        if (found.length > 0) faults[`${place.replace(/.*&portal=/, '')} ${order}`] = found
      }
    }
    expect(faults).toEqual({})
  })
})
