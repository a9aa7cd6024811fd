import { type Project, Unfit } from '../project.ts'
import { astro } from './astro.ts'
import type { Framework } from './framework.ts'
import { next } from './next.ts'
import { reactRouter } from './react-router.ts'
import { tanstackStart } from './tanstack-start.ts'
import { vite } from './vite.ts'

export type { Framework } from './framework.ts'

/** The frameworks that init knows. Those that build with Vite come before Vite. */
export const frameworks: readonly Framework[] = [next, reactRouter, tanstackStart, astro, vite]

/** Finds the framework of an application. Throws {@link Unfit} if it has none of them. */
export function frameworkOf({ packages, folder, manifest }: Project): Framework {
  const found = frameworks.find(({ marker }) => marker in packages)
  if (found) return found
  const looked = `init looked for ${frameworks.map(({ marker }) => marker).join(', ')}`
  const isRoot = /"workspaces"\s*:/.test(manifest)
  throw new Unfit(
    isRoot
      ? `${folder} is the root of a monorepo: run init in the folder of an application.`
      : `No framework was found in ${folder}/package.json: ${looked}.`,
  )
}
