import type { ReactNode } from 'react'
import { emulatorUrl } from '../emulator.ts'
import { languageOf } from '../language.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { choices, pageAddress, type Settings } from './settings.ts'
import './settings-bar.css'

/** What a {@link SettingsBar} takes. */
export interface SettingsBarProps {
  /** The settings that hold. */
  readonly settings: Settings
  /** Called with all settings when one was changed. */
  readonly onChange: (settings: Settings) => Promise<void>
  /** Where else one can look. Default: the gallery, and the example built from the hooks alone. */
  readonly links?: ReactNode
}

/** What this example adds to an application: ways to see the kit in every look and language. */
export function SettingsBar({ settings, onChange, links = <OtherPlaces settings={settings} /> }: SettingsBarProps) {
  return (
    <aside className="settings" aria-label="Look and language of this example" lang="en" dir="ltr">
      <Choice name="theme" label="Theme" settings={settings} onChange={onChange} />
      <Choice name="scheme" label="Scheme" settings={settings} onChange={onChange} />
      <Choice
        name="locale"
        label="Language"
        nameOf={(locale) => languageOf(locale).name}
        settings={settings}
        onChange={onChange}
      />
      <Choice
        name="isolation"
        label="Isolation"
        nameOf={(one) => isolations[one]}
        settings={settings}
        onChange={onChange}
      />
      <nav className="settings-links" aria-label="Other places">
        {links}
      </nav>
    </aside>
  )
}

const isolations: Readonly<Record<Settings['isolation'], string>> = { shadow: 'Shadow root', none: 'None' }

interface ChoiceProps<Name extends keyof Settings> extends Pick<SettingsBarProps, 'settings' | 'onChange'> {
  readonly name: Name
  readonly label: string
  readonly nameOf?: (choice: Settings[Name]) => string
}

function Choice<Name extends keyof Settings>({
  name,
  label,
  nameOf = capitalized,
  settings,
  onChange,
}: ChoiceProps<Name>) {
  function choose(value: string) {
    const chosen = choices[name].find((choice) => choice === value)
    if (chosen !== undefined) void onChange({ ...settings, [name]: chosen })
  }
  return (
    <label className="settings-choice">
      {label}
      <select value={settings[name]} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {choices[name].map((choice) => (
          <option key={choice} value={choice}>
            {nameOf(choice)}
          </option>
        ))}
      </select>
    </label>
  )
}

function capitalized(choice: string): string {
  return choice.charAt(0).toUpperCase() + choice.slice(1)
}

function OtherPlaces({ settings }: Pick<SettingsBarProps, 'settings'>) {
  const customLogin = import.meta.env.VITE_CUSTOM_LOGIN_URL
  return (
    <>
      <DemoAccounts />
      <a href={`${emulatorUrl}/__emulator/`}>Dashboard</a>
      <a href={`${emulatorUrl}/__emulator/#outbox`}>Outbox</a>
      <a href={pageAddress('gallery/', settings)}>Gallery</a>
      {customLogin && <a href={customLogin}>Custom login</a>}
    </>
  )
}
