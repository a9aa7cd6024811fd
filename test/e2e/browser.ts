import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

/**
 * Starts the browser of the tests.
 *
 * @param leftOut Arguments that Playwright gives by itself, and this browser does not get.
 */
export function launchBrowser(...leftOut: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: inject('chromium'),
    ignoreDefaultArgs: [...leftOut],
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${[...windowDressing, ...playwrights].join(',')}`,
    ],
  })
}

/** The popup of the address bar, which every window loads in a process of its own: as dear as a test, and never seen. */
const windowDressing = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** What Playwright switches off by itself: said again here, because Chromium minds the last list only. */
const playwrights = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
