import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

const browsers = new Map<string, Promise<Browser>>()

/**
 * The browser of this worker, which ends with it: to start one for each file takes longer than some files. A file closes
 * the contexts that it opened by {@link closeContexts}.
 *
 * @param leftOut Arguments that Playwright gives by itself, and this browser does not get.
 */
export function browserOfWorker(...leftOut: readonly string[]): Promise<Browser> {
  const browser = browsers.get(leftOut.join()) ?? launch(leftOut)
  browsers.set(leftOut.join(), browser)
  return browser
}

/** Closes all contexts of a browser. */
export async function closeContexts(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}

function launch(leftOut: readonly string[]): Promise<Browser> {
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

/** The popup of the address bar, and a process kept for the next page: each window starts them, and no test sees them. */
const windowDressing = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]

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
