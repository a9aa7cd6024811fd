import { at } from './direction.ts'
import { importsOf } from './imports.ts'
import { type Findings, isTest, type Module } from './source.ts'

/** The folders of the kit, with those each may import. A folder that is not here has no place yet. */
const kitLayers: Readonly<Record<string, readonly string[]>> = {
  slots: [],
  i18n: [],
  theme: ['slots'],
  locales: ['i18n'],
  isolation: ['theme', 'i18n', 'slots'],
  primitives: ['theme', 'i18n', 'slots', 'isolation'],
  screens: ['theme', 'i18n', 'slots', 'isolation', 'primitives'],
  kit: ['theme', 'i18n', 'slots', 'isolation', 'primitives', 'screens'],
}

/** Where each package that the kit stands on may be imported. A package that is not here has no home. */
export const kitHomes: Readonly<Record<string, RegExp>> = {
  react: /./,
  'react-dom': /^isolation\//,
  'react-aria': /^(?:i18n|primitives)\//,
  'react-aria-components': /^primitives\//,
  '@react-stately/flags': /^isolation\//,
  '@floating-ui/react': /^primitives\//,
  'class-variance-authority': /^(?:slots|primitives|screens)\//,
  'intl-messageformat': /^i18n\//,
  uqr: /^primitives\/qr-code\//,
  '@standard-schema/spec': /^screens\/own-fields\//,
}

/** Imports of the kit that go up: `slots, i18n, theme ← isolation ← primitives ← screens ← kit`. Types count. */
export function kitLayersBroken(modules: readonly Module[]): Findings {
  return partsOfKit(modules).flatMap(({ module, place }) => {
    const own = folderOf(place)
    if (own === null) return []
    const allowed = kitLayers[own]
    if (!allowed) return [`${module.path}: the folder ${own} has no place among the layers; give it one`]
    return importsOf(module).flatMap((one) => {
      const other = one.file?.startsWith(kit) ? folderOf(one.file.slice(kit.length)) : null
      if (other === null || other === own || allowed.includes(other)) return []
      return [`${at(module, one)}: ${own} may not import ${other}${one.isTypeOnly ? ', not even its types' : ''}`]
    })
  })
}

/** Packages imported away from home in the kit, and whole where their parts can be imported one by one. */
export function kitPackagesAstray(modules: readonly Module[]): Findings {
  return partsOfKit(modules).flatMap(({ module, place }) =>
    importsOf(module).flatMap((one) => {
      if (one.packageName === null || one.packageName.startsWith('@portico/')) return []
      const home = kitHomes[one.packageName]
      if (!home) return [`${at(module, one)}: ${one.packageName} has no home in the kit; give it one or leave it out`]
      if (!home.test(place)) return [`${at(module, one)}: ${one.packageName} may not be imported here`]
      if (/^react-aria(?:-components)?$/.test(one.specifier)) {
        return [`${at(module, one)}: import the part by its own path, such as ${one.specifier}/Button`]
      }
      return []
    }),
  )
}

const kit = 'ui-kit/src/'

function partsOfKit(modules: readonly Module[]) {
  return modules
    .filter((module) => module.path.startsWith(kit) && !isTest(module))
    .map((module) => ({ module, place: module.path.slice(kit.length) }))
}

function folderOf(place: string): string | null {
  return /^([^/]+)\//.exec(place)?.[1] ?? null
}
