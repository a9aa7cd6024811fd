import { readFileSync } from 'node:fs'

/** The version of the packages, which are released together. */
export const version = versionIn(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

function versionIn(manifest: string): string {
  const { version }: { readonly version: string } = JSON.parse(manifest)
  return version
}
