import ts from 'typescript'
import { at } from './direction.ts'
import { importsOf } from './imports.ts'
import { collect, type Findings, isTest, type Module, placeOf } from './source.ts'

/** The folders of the kit, with those each may import. A folder that is not here has no place yet. */
const kitLayers: Readonly<Record<string, readonly string[]>> = {
  slots: [],
  i18n: [],
  theme: ['slots'],
  locales: ['i18n'],
  isolation: ['theme', 'i18n', 'slots'],
  primitives: ['theme', 'i18n', 'slots', 'isolation'],
  frame: ['theme', 'i18n', 'slots', 'isolation', 'primitives'],
  screens: ['theme', 'i18n', 'slots', 'isolation', 'primitives', 'frame'],
  kit: ['theme', 'i18n', 'slots', 'isolation', 'primitives', 'frame', 'screens'],
}

/** Where each package that the kit stands on may be imported. A package that is not here has no home. */
export const kitHomes: Readonly<Record<string, RegExp>> = {
  react: /./,
  'react-dom': /^(?:isolation|frame\/portal\/data-table)\//,
  'react-aria': /^(?:i18n|primitives)\//,
  'react-aria-components': /^primitives\//,
  '@react-stately/flags': /^isolation\//,
  '@floating-ui/react': /^primitives\//,
  '#kit-checks': /^kit\/portico-kit\.tsx$/,
  'class-variance-authority': /^(?:slots|primitives|frame|screens)\//,
  'intl-messageformat': /^i18n\//,
  uqr: /^primitives\/qr-code\//,
  '@internationalized/date': /^primitives\/portal\/date-field\//,
  '@standard-schema/spec': /^(?:frame\/failures\/check-fields\.|screens\/sign-up\/own-fields\/)/,
}

/** Which screen may import which other one. A part that many screens need belongs to `frame`. */
const screenImports: Readonly<Record<string, readonly string[]>> = {
  login: ['invitation', 'outage', 'phone', 'social'],
  'magic-link': ['login'],
  mfa: ['login'],
  portal: ['change-password', 'checkout', 'login', 'mfa', 'passkeys', 'phone'],
  'sign-up': ['activation', 'invitation', 'login', 'social'],
  'social-callback': ['login'],
  'sso-callback': ['login'],
  'step-up': ['login'],
}

/** Imports of the kit that go up: `slots, i18n, theme ← isolation ← primitives ← frame ← screens ← kit`. Types count. */
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

/** Screens that import another one without a row in {@link screenImports}, and files that belong to no screen. */
export function screensEntangled(modules: readonly Module[]): Findings {
  return partsOfKit(modules).flatMap(({ module, place }) => {
    if (!place.startsWith('screens/')) return []
    const own = screenOf(place)
    if (own === null) return [`${module.path}: belongs to no screen; a part of several screens belongs to frame`]
    return importsOf(module).flatMap((one) => {
      const other = one.file?.startsWith(kit) ? screenOf(one.file.slice(kit.length)) : null
      if (other === null || other === own || screenImports[own]?.includes(other)) return []
      return [`${at(module, one)}: the screen ${own} may not import ${other}`]
    })
  })
}

/** Rows of {@link screenImports} that no import needs. */
export function screenRowsUnused(modules: readonly Module[]): Findings {
  const used = new Set(
    partsOfKit(modules).flatMap(({ module, place }) =>
      importsOf(module).map((one) => `${screenOf(place)} ${one.file && screenOf(one.file.slice(kit.length))}`),
    ),
  )
  return Object.entries(screenImports).flatMap(([own, others]) =>
    others.filter((other) => !used.has(`${own} ${other}`)).map((other) => `${own} imports no ${other}: drop the row`),
  )
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

/** Primitives with a live region of their own: one on a page, or one whose words have to stay beside those of the surface. */
const ownRegions: readonly string[] = [
  'countdown/countdown.tsx',
  'new-password-field/password-feedback.tsx',
  'portal/search-menu/search-menu-list.tsx',
  'portal/toast/toast-region.tsx',
]

/** Live regions of primitives beside the one of the surface: a screen reader reads each as an empty status after its control. */
export function regionsApart(modules: readonly Module[]): Findings {
  return partsOfKit(modules).flatMap(({ module, place }) => {
    if (!place.startsWith('primitives/') || ownRegions.includes(place.slice('primitives/'.length))) return []
    return collect(module.tree, (node) =>
      ts.isJsxAttribute(node) && /^(?:role="(?:status|log)"|aria-live=)/.test(node.getText(module.tree))
        ? `${placeOf(module, node)}: announce it by useAnnounced, in the live region of the surface`
        : undefined,
    )
  })
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

function screenOf(place: string): string | null {
  return /^screens\/([^/]+)\//.exec(place)?.[1] ?? null
}
