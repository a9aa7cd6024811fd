import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UserConfig } from 'tsdown'
import { entrySources } from '../house/package-entries.mjs'
import { guideAddresses } from './guide-addresses.mjs'
import { pureCalls } from './pure-calls.mjs'
import { exportByModule, exportTypesByModule } from './star-exports.mjs'

/**
 * How every package is built: its public entries as ES modules with their types, one file per source file, so that an
 * application's bundler drops what is not imported (the calls of unused constants too) and `'use client'` stays where it was written. Nothing of another
 * package is bundled: what is imported has to be a dependency or a peer.
 */
export function packageBuild(folder: string, { joins, ...more }: PackageConfig = {}): UserConfig {
  const { homepage }: { readonly homepage: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return {
    entry: entrySources(folder),
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    dts: true,
    unbundle: true,
    plugins: [pureCalls(), guideAddresses(folder, homepage)],
    fixedExtension: false,
    failOnWarn: true,
    deps: { neverBundle: [/^node:/, /^#/], onlyBundle: [] },
    outputOptions: { comments: { legal: true, annotation: true, jsdoc: false } },
    inputOptions: { checks: { pluginTimings: false } },
    async onSuccess() {
      const dist = join(folder, 'dist')
      await joins?.()
      exportByModule(dist)
      exportTypesByModule(dist)
    },
    ...more,
  }
}

interface PackageConfig extends UserConfig {
  /** Joins built modules that always load together. */
  readonly joins?: () => Promise<void>
}
