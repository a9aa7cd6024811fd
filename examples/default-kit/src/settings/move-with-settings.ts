import type { NavigateCallback } from '@portico/headless'
import { readSettings, withSettings } from './settings.ts'

/** Moves within the page with the settings of its address kept, so that a reload on any route shows the same. */
export const moveWithSettings: NavigateCallback = (path, { replace }) => {
  const target = withSettings(path, readSettings(location.search))
  if (replace) history.replaceState(null, '', target)
  else history.pushState(null, '', target)
  dispatchEvent(new PopStateEvent('popstate'))
}
