import type { UserConfig } from 'tsdown'
import { entrySources } from './package-entries.mjs'
import { pureCalls } from './pure-calls.mjs'

/**
 * How every package is built: its public entries as ES modules with their types, one file per source file, so that an
 * application's bundler drops what is not imported (the calls of unused constants too) and `'use client'` stays where it was written. Nothing of another
 * package is bundled: what is imported has to be a dependency or a peer.
 */
export function packageBuild(folder: string, more: UserConfig = {}): UserConfig {
  return {
    entry: entrySources(folder),
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    dts: true,
    sourcemap: true,
    unbundle: true,
    plugins: [pureCalls()],
    fixedExtension: false,
    failOnWarn: true,
    deps: { neverBundle: [/^node:/], onlyBundle: [] },
    inputOptions: { checks: { pluginTimings: false } },
    ...more,
  }
}
