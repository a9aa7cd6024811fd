import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MixedCheckbox, type MixedCheckboxProps } from './mixed-checkbox.tsx'

afterEach(cleanup)

const show = (check: MixedCheckboxProps['check'], props: Partial<MixedCheckboxProps> = {}) =>
  render(
    <MixedCheckbox check={check} onToggle={() => {}} {...props}>
      All groups
    </MixedCheckbox>,
  )
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'All groups' })

describe('a checkbox for several things', () => {
  it.each([
    ['all', true, false],
    ['some', false, true],
    ['none', false, false],
  ] as const)('a mixed checkbox that represents %s of its items shows that state', (check, checked, indeterminate) => {
    show(check)
    expect([box().checked, box().indeterminate]).toEqual([checked, indeterminate])
  })

  it('stays mixed after a press that its owner refuses', async () => {
    const onToggle = vi.fn()
    const { rerender } = show('some', { onToggle })
    await userEvent.click(screen.getByText('All groups'))
    expect(onToggle).toHaveBeenCalledTimes(1)
    rerender(
      <MixedCheckbox check="some" onToggle={onToggle}>
        All groups
      </MixedCheckbox>,
    )
    expect(box().indeterminate).toBe(true)
  })

  it('a mixed checkbox is not toggled while it is disabled', async () => {
    const onToggle = vi.fn()
    show('none', { onToggle, isDisabled: true })
    await userEvent.click(box())
    expect(onToggle).not.toHaveBeenCalled()
  })
})
