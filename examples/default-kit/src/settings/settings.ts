import { type ColorScheme, type Isolation, localeNames, type ThemeName, themeNames } from '@portico/ui-kit'
import type { LanguageName } from '../language.ts'

/** How the kit looks and speaks in this example. */
export interface Settings {
  /** The theme. */
  readonly theme: ThemeName
  /** Light, dark, or as the person's system asks for. */
  readonly scheme: ColorScheme
  /** The language. */
  readonly locale: LanguageName
  /** Whether screens stand in a shadow root or in the page itself. */
  readonly isolation: Isolation
}

/** What each setting can be. Its name is that of its parameter in the address: `?theme=vivid&scheme=dark`. */
export const choices: { readonly [Name in keyof Settings]: readonly Settings[Name][] } = {
  theme: themeNames,
  scheme: ['light', 'dark', 'system'],
  locale: [...localeNames, 'pseudo'],
  isolation: ['shadow', 'none'],
}

/** What holds where the address says nothing. */
export const defaults: Settings = {
  theme: 'modern',
  scheme: 'system',
  locale: 'en',
  isolation: import.meta.env.VITE_ISOLATION === 'none' ? 'none' : 'shadow',
}

/** The settings that the query of an address asks for. What it asks for in vain is as if it had not been asked for. */
export function readSettings(query: string): Settings {
  const parameters = new URLSearchParams(query)
  const read = <Name extends keyof Settings>(name: Name): Settings[Name] =>
    choices[name].find((choice) => choice === parameters.get(name)) ?? defaults[name]
  return { theme: read('theme'), scheme: read('scheme'), locale: read('locale'), isolation: read('isolation') }
}

/** A path with the settings in its query, beside what else is there. Those that hold anyway are left out. */
export function withSettings(path: string, settings: Settings): string {
  const url = new URL(path, 'http://localhost')
  for (const [name, value] of Object.entries(settings)) {
    if (Object.entries(defaults).some(([other, usual]) => other === name && usual === value)) {
      url.searchParams.delete(name)
    } else url.searchParams.set(name, value)
  }
  return url.pathname + url.search + url.hash
}

/** The address of another page of this example, with the settings: `gallery/?builder`. */
export function pageAddress(page: string, settings: Settings): string {
  return withSettings(import.meta.env.BASE_URL + page, settings)
}
