import type { TestProject } from 'vitest/node'
import { buildWhatIsStale } from '../../scripts/build/fresh-build.mjs'
import { buildSites } from '../e2e/build-sites.ts'
import { watchBuiltPage } from './watched-page.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folders of the built sites, whose pages send what goes wrong. */
    readonly engineSites: Readonly<Record<string, string>>
  }
}

/** Builds the packages and the example of the kit, in a shadow root and in the page. */
export async function setup(project: TestProject): Promise<void> {
  buildWhatIsStale(['headless', 'ui-kit', 'providers/emulator'])
  const folders = await buildSites(['kitInShadow', 'kitInPage'], 'engines')
  await Promise.all(Object.values(folders).map(watchBuiltPage))
  project.provide('engineSites', folders)
}
