import type { TestProject } from 'vitest/node'
import { buildWhatIsStale } from '../../scripts/build/fresh-build.mjs'
import { findChromium } from '../../scripts/test/chromium.mjs'
import { buildSites } from './build-sites.ts'
import { siteNames } from './sites.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folders of the built sites. */
    readonly sites: Readonly<Record<string, string>>
    /** The browser. */
    readonly chromium: string
  }
}

/** Builds the packages and every site once, as they would be shipped. */
export async function setup(project: TestProject): Promise<void> {
  buildWhatIsStale(['headless', 'ui-kit', 'providers/emulator', 'providers/openid'])
  project.provide('sites', await buildSites(siteNames, 'e2e'))
  project.provide('chromium', findChromium())
}
