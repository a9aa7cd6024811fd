import { createTestClient } from '@portico/emulator/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { PorticoProvider } from '../../../react/index.ts'
import { useUsage } from './hooks.ts'
import { useUsageOffer } from './offer-hooks.ts'

afterEach(cleanup)

function Usage() {
  const { value, setStep } = useUsage()
  const isOffered = useUsageOffer({ isAsked: true }, (offer) => offer.isOffered)
  return (
    value && (
      <button type="button" onClick={() => setStep({ step: 'month' })}>
        {value.members?.used} members, by {value.step}, {isOffered ? 'offered' : 'unknown'}
      </button>
    )
  )
}

it('renders the usage, and that of another step', async () => {
  const { client } = createTestClient({ signedInAs: 'admin@acme.test' })
  render(
    <PorticoProvider client={client}>
      <Usage />
    </PorticoProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: '5 members, by day, offered' }))
  expect(await screen.findByRole('button', { name: '5 members, by month, offered' })).toBeTruthy()
})
