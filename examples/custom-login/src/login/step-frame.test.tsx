import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Announcer } from './announcer.tsx'
import { StepFrame } from './step-frame.tsx'

afterEach(cleanup)

it('a login step focuses its first editable field and announces its title and notice', async () => {
  render(
    <Announcer>
      <StepFrame title="Enter your password" notice="Your sign-in was interrupted">
        <input aria-label="Signing in as" readOnly />
        <input aria-label="Password" />
      </StepFrame>
    </Announcer>,
  )
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
  expect(screen.getByRole('status').textContent).toBe('Enter your password. Your sign-in was interrupted')
})

it('a login step with focusOn heading focuses its heading and does not announce it a second time', async () => {
  const { rerender } = render(
    <Announcer>
      <StepFrame key="password" title="Enter your password">
        <input aria-label="Password" />
      </StepFrame>
    </Announcer>,
  )
  rerender(
    <Announcer>
      <StepFrame key="enrol" title="Set up your authenticator" focusOn="heading">
        <input aria-label="Code" />
      </StepFrame>
    </Announcer>,
  )
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Set up your authenticator' })),
  )
  expect(screen.getByRole('status').textContent).toBe('')
})
