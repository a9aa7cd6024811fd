import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Client } from '../../src/client/index.ts'
import { isRecord } from '../../src/core/record.ts'

/** A feature of any state, as a client accepts it. */
export type AnyFeature = Parameters<Client['get']>[0]

/** Every feature in the folder of features, by its file: one that is added there is found. */
export async function everyFeature(): Promise<readonly AnyFeature[]> {
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) => isSource.test(file))
  const modules: Record<string, unknown>[] = []
  // One after another: Vitest evaluates a module of a circle twice if two imports ask for it at once.
  for (const file of files) modules.push(await import(/* @vite-ignore */ join(features, file)))
  const found = modules.flatMap((module) => Object.values(module)).filter(isFeature)
  return [...new Set(found)].toSorted((one, other) => one.name.localeCompare(other.name))
}

const features = fileURLToPath(new URL('../../src/features/', import.meta.url))
const isSource = /^(?!.*\.test(?:-d)?\.ts$).*\.ts$/

function isFeature(value: unknown): value is AnyFeature {
  return isRecord(value) && ['name', 'scope', 'state', 'actions'].every((member) => member in value)
}
