import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { heading, openSubscriptionPage as open } from '../../../../test/open-subscription-page.tsx'

afterEach(cleanup)

const today = Date.UTC(2026, 0, 1)
const day = 86_400_000

/** Opens the page of a trial that began and ends so many days from today. */
async function openTrial(began: number, ends: number) {
  const trial = { status: 'trialing', periodStart: today + began * day, trialEnd: today + ends * day } as const
  await open({ subscription: trial })
  await heading(/of trial left$/)
}

describe('the progress of a trial', () => {
  it('the progress of a trial has the days that are over, of all its days', async () => {
    await openTrial(-4, 10)
    expect(screen.getByRole('progressbar', { name: '4 of 14 days used' })).toBeTruthy()
  })

  it.each([
    ['ends on its first day', 1, 1],
    ['ended before it began', 3, 1],
  ])('no progress is shown of a trial that %s', async (_, began, ends) => {
    await openTrial(began, ends)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})
