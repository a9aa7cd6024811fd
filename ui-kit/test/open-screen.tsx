import { PorticoProvider } from '@portico/headless'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { type App, type AppOptions, openApp } from '../../headless/test/open-app.ts'
import { LocaleProvider } from '../src/i18n/index.ts'

/** Renders a screen in the page, over a client against an emulator. `arrange` runs before the screen renders. */
export async function openScreen(
  screen: ReactElement,
  options: AppOptions = {},
  arrange: (app: App) => void = () => {},
): Promise<App> {
  const app = await openApp({ logLevel: 'silent', ...options })
  arrange(app)
  render(
    <PorticoProvider client={app.client}>
      <LocaleProvider>{screen}</LocaleProvider>
    </PorticoProvider>,
  )
  return app
}
