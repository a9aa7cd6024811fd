import { lstatSync, statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { Refusal } from './refusal.ts'

/** Throws a {@link Refusal} if there can be no folder at `path`. */
export function holdFolder(path: string, shown: string): void {
  const found = statOf(path, shown)
  if (!found || statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  throw new Refusal(
    found.isSymbolicLink()
      ? `${shown} is a link to no folder. Choose another name for the folder.`
      : `${shown} is a file. Choose another name for the folder.`,
  )
}

/**
 * Returns the name for package.json that fits a folder, such as `my-app` for `./My App`. A package cannot depend on one of
 * its own name, so that it is none of `packages`.
 */
export function packageNameOf(folder: string, cwd: string, packages: readonly string[] = []): string {
  const name = basename(resolve(cwd, folder))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9-._~]+/g, '-')
    .slice(0, 100)
    .replace(/^[-._~]+|[-._~]+$/g, '')
  if (name === '' || ['node_modules', 'favicon.ico'].includes(name)) return 'portico-app'
  return packages.includes(name) ? `${name}-app` : name
}

function statOf(path: string, shown: string) {
  try {
    return lstatSync(path, { throwIfNoEntry: false })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENAMETOOLONG') throw new Refusal('The name of the folder is too long. Choose a shorter one.')
    if (code === 'ENOTDIR') throw new Refusal(`A file is in the place of a folder above ${shown}. Choose another name.`)
    throw error
  }
}
