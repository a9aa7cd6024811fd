import { useLayoutEffect, useState } from 'react'
import { languageOf } from '../language.ts'
import { type KitSettings, kitSettings } from './kit-settings.ts'
import { readSettings, type Settings, withSettings } from './settings.ts'

/** The settings that hold, in our words and in the kit's. */
export interface CurrentSettings {
  /** In ours. */
  readonly settings: Settings
  /** In the kit's. */
  readonly kit: KitSettings
}

/** The settings of the page's address, to begin with. */
export async function settingsOfAddress(): Promise<CurrentSettings> {
  const settings = readSettings(location.search)
  return { settings, kit: await kitSettings(settings) }
}

/** The settings, which the page's address follows, and what changes them. */
export function useSettings(first: CurrentSettings) {
  const [current, setCurrent] = useState(first)
  useLayoutEffect(() => applyToPage(current.settings), [current])

  async function change(settings: Settings) {
    const kit = await kitSettings(settings)
    history.replaceState(history.state, '', withSettings(location.href.slice(location.origin.length), settings))
    setCurrent({ settings, kit })
  }

  return [current, change] as const
}

/** The page itself is as light or dark, and reads in the same direction, as the screens on it. */
function applyToPage({ scheme, locale }: Settings) {
  const { lang, dir } = languageOf(locale)
  const page = document.documentElement
  page.lang = lang
  page.dir = dir
  page.style.colorScheme = scheme === 'system' ? '' : scheme
}
