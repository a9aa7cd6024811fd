import { at, partsOf } from './direction.ts'
import { importsOf } from './imports.ts'
import { type Findings, isTest, type Module } from './source.ts'

/** Where each package that headless stands on may be imported. A package that is not here has no home. */
export const homes: Readonly<Record<string, RegExp>> = {
  react:
    /^headless\/src\/(?:react\/|next\/[a-z-]*client[a-z-]*\.ts$|(?:react-router|tanstack-router)\/use-[a-z-]+\.ts$|features\/.*\/[a-z-]*hooks\.ts$)/,
  'use-sync-external-store': /^headless\/src\/react\//,
  ofetch: /^headless\/src\/http\//,
  immer: /^headless\/src\/core\/draft\.ts$/,
  next: /^headless\/src\/next\//,
  'react-router': /^headless\/src\/react-router\//,
  '@tanstack/react-router': /^headless\/src\/tanstack-(?:router|start)\//,
  '@openfeature/web-sdk': /^headless\/src\/openfeature\//,
  '#client-checks': /^headless\/src\/(?:client\/create-client|react\/context)\.ts$/,
  '#error-pages': /^headless\/src\/(?:core\/(?:developer-error|logger)|http\/failure)\.ts$/,
  bowser: /^headless\/src\/features\/portal\/device\/read-device\.ts$/,
  jose: /^headless\/src\/(?:server|features\/hosted-login)\//,
}

/** Packages imported away from home in headless; the types of a package count as well. */
export function packagesAstray(modules: readonly Module[]): Findings {
  return partsOf(modules).flatMap((module) =>
    importsOf(module).flatMap((one) => {
      if (one.packageName === null || one.packageName.startsWith('@portico/')) return []
      const home = homes[one.packageName]
      if (!home) return [`${at(module, one)}: ${one.packageName} has no home in headless; give it one or leave it out`]
      return home.test(module.path) ? [] : [`${at(module, one)}: ${one.packageName} may not be imported here`]
    }),
  )
}

/** Markup in headless: a file with JSX, or an import of what JSX is compiled to. */
export function markup(modules: readonly Module[]): Findings {
  return partsOf(modules).flatMap((module) => [
    ...(module.path.endsWith('x') ? [`${module.path}: headless holds no markup; write createElement or move it`] : []),
    ...importsOf(module)
      .filter(({ specifier }) => /^react\/jsx-/.test(specifier))
      .map((one) => `${at(module, one)}: ${one.specifier} does not resolve under React 17 in Node`),
  ])
}

/** The workspaces whose sources keep to themselves, by folder, with the packages of the project each may import. */
const neighbours: readonly (readonly [folder: string, allowed: readonly string[]])[] = [
  ['headless/src/', []],
  ['ui-kit/src/', ['@portico/headless']],
  ['providers/emulator/src/', ['@portico/headless']],
  ['providers/openid/src/', ['@portico/headless']],
  ['tools/compat-frontegg/src/', ['@portico/headless', '@portico/ui-kit']],
  ['tools/file-edits/src/', []],
  ['tools/cli/src/', ['@portico/headless', '@portico/emulator']],
  ['tools/create-portico/src/', []],
  ['examples/', ['@portico/headless', '@portico/ui-kit', '@portico/emulator']],
]

/** `true` if a public name, which may be a pattern such as `@portico/headless/features/*`, names a specifier. */
function isNamed(name: string, specifier: string): boolean {
  const [start = '', end] = name.split('*')
  return end === undefined ? name === specifier : specifier.startsWith(start) && specifier.endsWith(end)
}

/** The sources that the commands share are in no package: each command is built with them. */
function isForCommands(path: string, imported: string): boolean {
  return imported.startsWith('tools/file-edits/src/') && /^tools\/(?:cli|create-portico)\//.test(path)
}

/** Imports from one workspace into another that do not go by a public name, or that go the wrong way. */
export function workspacesEntangled(modules: readonly Module[], publicNames: readonly string[]): Findings {
  return modules.flatMap((module) => {
    const [folder, allowed] = neighbours.find(([prefix]) => module.path.startsWith(prefix)) ?? []
    if (!folder || !allowed || isTest(module)) return []
    return importsOf(module).flatMap((one) => {
      if (one.file !== null && !one.file.startsWith(folder) && !isForCommands(module.path, one.file)) {
        return [`${at(module, one)}: ${one.specifier} leaves the workspace; import it by its public name`]
      }
      if (!one.packageName?.startsWith('@portico/')) return []
      if (!allowed.includes(one.packageName)) return [`${at(module, one)}: ${folder} may not import ${one.packageName}`]
      if (publicNames.some((name) => isNamed(name, one.specifier))) return []
      return [`${at(module, one)}: ${one.specifier} is no public entry`]
    })
  })
}
