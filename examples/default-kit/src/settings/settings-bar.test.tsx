import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { defaults } from './settings.ts'
import { SettingsBar } from './settings-bar.tsx'

afterEach(cleanup)

it('hands out all settings when one is changed', () => {
  const onChange = vi.fn(async () => {})
  render(<SettingsBar settings={{ ...defaults, theme: 'vivid' }} onChange={onChange} />)
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'he' } })
  expect(onChange).toHaveBeenCalledWith({ ...defaults, theme: 'vivid', locale: 'he' })
})

it('shows the settings that hold, each language by its own name', () => {
  render(<SettingsBar settings={{ ...defaults, locale: 'he' }} onChange={async () => {}} />)
  const language = screen.getByLabelText<HTMLSelectElement>('Language')
  expect(language.selectedOptions[0]?.textContent).toBe('עברית')
})

it('takes the settings along to the gallery', () => {
  render(<SettingsBar settings={{ ...defaults, scheme: 'dark' }} onChange={async () => {}} />)
  expect(screen.getByRole('link', { name: 'Gallery' }).getAttribute('href')).toBe('/gallery/?scheme=dark')
})
