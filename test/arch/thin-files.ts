import { posix } from 'node:path'
import { entrySources, packages, tools } from '../../scripts/house/package-entries.mjs'
import { importsOf } from './imports.ts'
import { type Findings, isGenerated, isTest, type Module } from './source.ts'
import { longest } from './style.ts'

/** A file of up to so many lines joins the only file that imports it. */
export const thin = 40

/** Thin files that stay, each with its reason. */
export type StayingFiles = Readonly<Record<string, string>>

/**
 * Thin files with a single importer, which is in the same folder. These stay:
 *
 * - a file that loads later, or is an entry of its package;
 * - a file behind a door, which lists what a folder exports;
 * - a file for pages whose importer is for servers too, or the reverse;
 * - a file that would make its importer too long;
 * - the records of an area of the emulator, because no other area imports its `area.ts`.
 */
export function thinFiles(modules: readonly Module[], staying: StayingFiles = {}): Findings {
  const thinOnes = new Map(thinIn(modules))
  const unneeded = Object.keys(staying).filter((path) => !thinOnes.has(path))
  return [
    ...[...thinOnes]
      .filter(([path]) => !(path in staying))
      .map(([path, importer]) => `${path}: move it into ${posix.basename(importer)}, the only file that imports it`),
    ...unneeded.map((path) => `${path}: remove it from the thin files that stay`),
  ]
}

function thinIn(modules: readonly Module[]): readonly (readonly [path: string, importer: string])[] {
  const parts = new Map(modules.filter((module) => !isTest(module)).map((module) => [module.path, module]))
  const uses = new Map<string, { readonly by: Module; readonly isLazy: boolean }[]>()
  for (const by of parts.values()) {
    for (const { file, isLazy } of importsOf(by)) {
      if (file === null || !parts.has(file)) continue
      uses.set(file, [...(uses.get(file) ?? []), { by, isLazy }])
    }
  }
  return [...parts.values()].flatMap((module) => {
    const of = uses.get(module.path) ?? []
    const [importer, ...others] = new Set(of.map(({ by }) => by))
    if (!importer || others.length > 0 || of.some(({ isLazy }) => isLazy)) return []
    const isThin = inSources.test(module.path) && !isGenerated(module) && linesOf(module) <= thin
    return isThin && canJoin(module, importer) ? [[module.path, importer.path] as const] : []
  })
}

function canJoin(module: Module, importer: Module): boolean {
  return (
    posix.dirname(module.path) === posix.dirname(importer.path) &&
    !door.test(importer.path) &&
    !entries.has(module.path) &&
    !records.test(module.path) &&
    isForPages(module) === isForPages(importer) &&
    linesOf(module) + linesOf(importer) <= longest
  )
}

function linesOf({ text }: Module): number {
  return text.split('\n').length - 1
}

function isForPages({ text }: Module): boolean {
  return /^['"]use client['"]/.test(text)
}

const inSources = /^(?:headless|ui-kit|providers\/[\w-]+|tools\/[\w-]+)\/src\//
/** Files that list what a folder exports. */
const door = /\/(?:index|react|internal)\.tsx?$/
const records = /^providers\/emulator\/src\/[\w-]+\/records\.ts$/
const entries = new Set(
  [...packages, ...tools].flatMap((folder) => Object.values(entrySources(folder)).map((file) => `${folder}/${file}`)),
)
