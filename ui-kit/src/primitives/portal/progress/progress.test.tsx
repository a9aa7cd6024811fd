import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LocaleContext } from '../../../i18n/locale-context.ts'
import { de } from '../../../locales/de/index.ts'
import { Progress } from './progress.tsx'

afterEach(cleanup)

const bar = () => screen.getByRole('progressbar', { name: 'Moving people' })
const read = (...names: readonly string[]) => names.map((name) => bar().getAttribute(name))

it('a progress bar with a text of its own is announced by that text', () => {
  render(<Progress label="Moving people" value={14} max={17} valueText="14 of 17" />)
  expect(read('aria-valuenow', 'aria-valuemax', 'aria-valuetext')).toEqual(['14', '17', '14 of 17'])
})

it('a progress bar without a text of its own is announced as a percentage in the language', () => {
  const state = { locale: de, isReady: true, overriding: () => undefined }
  render(
    <LocaleContext.Provider value={state}>
      <Progress label="Moving people" value={1} max={2} />
    </LocaleContext.Provider>,
  )
  expect(bar().getAttribute('aria-valuetext')).toBe('50\u00a0%')
})

it.each([
  [-3, '0'],
  [40, '17'],
])('keeps the value %d within its limits', (value, now) => {
  render(<Progress label="Moving people" value={value} max={17} />)
  expect(bar().getAttribute('aria-valuenow')).toBe(now)
})

it.each([
  ['is not known', null, 17],
  ['has no end', 4, 0],
])('a progress bar has no value if it %s', (_, value, max) => {
  render(<Progress label="Moving people" value={value} max={max} />)
  expect(read('aria-valuenow', 'aria-valuetext')).toEqual([null, null])
})

it('a progress bar is read once: its visible text is hidden from assistive technology', () => {
  render(<Progress label="Moving people" value={14} max={17} valueText="14 of 17" />)
  expect(screen.getByText('14 of 17').closest('[aria-hidden="true"]')).not.toBeNull()
  expect(screen.getByText('Moving people').closest('[aria-hidden="true"]')).not.toBeNull()
})
