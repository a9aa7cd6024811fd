import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { StepsItem, StepsList } from './steps-list.tsx'

afterEach(cleanup)

it('a steps list is an ordered list', () => {
  render(
    <StepsList>
      <StepsItem>Scan this.</StepsItem>
      <StepsItem>Enter the code.</StepsItem>
    </StepsList>,
  )
  const list = screen.getByRole('list')
  expect(list.localName).toBe('ol')
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Scan this.', 'Enter the code.'])
})
