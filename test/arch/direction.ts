import { type Import, importsOf } from './imports.ts'
import { type Findings, isTest, type Module } from './source.ts'

/** The folders of headless, lowest first, with those each may import. A folder that is not here has no place yet. */
export const layers: Readonly<Record<string, readonly string[]>> = {
  resources: [],
  core: ['resources'],
  rules: [],
  'step-up': [],
  money: [],
  routes: ['core'],
  metadata: ['core'],
  http: ['core'],
  native: ['core'],
  session: ['core', 'http', 'native'],
  startup: ['core', 'http', 'metadata'],
  client: ['core', 'http', 'routes', 'metadata', 'session', 'startup', 'step-up'],
  react: ['core', 'routes', 'session', 'startup', 'client', 'captcha'],
  preview: ['core', 'session', 'startup', 'client'],
  features: [
    'resources',
    'core',
    'http',
    'native',
    'routes',
    'rules',
    'step-up',
    'metadata',
    'session',
    'startup',
    'client',
    'captcha',
    'money',
  ],
  captcha: ['core', 'client'],
  'captcha-google': ['core', 'client'],
  'tag-manager': ['core', 'startup', 'client'],
  'payments-stripe': ['core', 'client'],
  server: ['core', 'http', 'routes', 'rules', 'session', 'client'],
  provider: ['core', 'http', 'rules'],
  next: ['core', 'react', 'client', 'session', 'routes', 'server'],
  'react-router': ['core', 'react', 'client', 'routes', 'server'],
  'tanstack-router': ['core', 'react'],
  'tanstack-start': ['core', 'client', 'routes', 'server'],
  internal: ['core', 'http', 'client', 'metadata', 'features'],
  openfeature: ['session', 'startup', 'client', 'features'],
}

/** Which feature may import which other one. */
const featureImports: Readonly<Record<string, readonly string[]>> = {
  activation: ['login', 'password-rules'],
  mfa: ['login', 'own-factors'],
  'step-up': ['mfa'],
  'social-login': ['login'],
  sso: ['login'],
  passwordless: ['login'],
  'reset-phone-number': ['login', 'phone-numbers'],
  'change-password': ['password-rules'],
  'forgot-password': ['reset-password'],
  'portal/admin-portal': ['entitlements'],
  'portal/audits': ['portal/account-settings'],
  'portal/own-email': ['step-up'],
  'portal/profile': ['phone-numbers'],
  'portal/reports': ['portal/account-settings'],
  'portal/usage': ['portal/account-settings', 'portal/audits'],
  'portal/security': ['password-rotation'],
  'portal/users': ['portal/admin-portal', 'portal/applications'],
  checkout: ['portal/subscription', 'portal/usage'],
  'password-rotation': ['login', 'password-rules'],
  'reset-password': ['password-rules'],
  'passkey-sign-in': ['login'],
  'quick-sms': ['login', 'phone-numbers'],
  'sign-up': ['activation', 'login', 'password-rules'],
}

/** Imports of headless that go up: `core ← http ← session ← startup ← client ← react, features`. Types count. */
export function layersBroken(modules: readonly Module[]): Findings {
  return partsOf(modules).flatMap((module) => {
    const own = folderOf(module.path)
    if (own === null) return []
    const allowed = layers[own]
    if (!allowed) return [`${module.path}: the folder ${own} has no place among the layers; give it one`]
    return importsOf(module).flatMap((one) => {
      const other = one.file === null ? null : folderOf(one.file)
      if (other === null || other === own || allowed.includes(other)) return []
      if (other === 'react' && isForReact(module)) return []
      return [`${at(module, one)}: ${own} may not import ${other}${one.isTypeOnly ? ', not even its types' : ''}`]
    })
  })
}

/** Features that import another one without a row in {@link featureImports}. */
export function featuresEntangled(modules: readonly Module[]): Findings {
  return partsOf(modules).flatMap((module) => {
    const own = featureOf(module.path)
    if (own === null) return []
    return importsOf(module).flatMap((one) => {
      const other = one.file === null ? null : featureOf(one.file)
      if (other === null || other === own) return []
      if (!featureImports[own]?.includes(other))
        return [`${at(module, one)}: the feature ${own} may not import ${other}`]
      if (one.file?.endsWith(`/${other}/index.ts`) || one.file?.endsWith(`/${other}/internal.ts`)) return []
      return [`${at(module, one)}: import the feature ${other} by its index.ts or its internal.ts`]
    })
  })
}

/** Modules without React that import hooks, so that a process without React could not load them. */
export function hooksImported(modules: readonly Module[]): Findings {
  return partsOf(modules)
    .filter((module) => folderOf(module.path) === 'features' && !isForReact(module))
    .flatMap((module) =>
      importsOf(module)
        .filter(({ file }) => file !== null && isForReact({ path: file }))
        .map((one) => `${at(module, one)}: only hooks.ts and react.ts import hooks`),
    )
}

/** The modules of headless that are shipped. */
export function partsOf(modules: readonly Module[]): readonly Module[] {
  return modules.filter((module) => module.path.startsWith('headless/src/') && !isTest(module))
}

/** `true` for the two files of a feature that need React: its hooks, and the entry that exports them. */
function isForReact({ path }: Pick<Module, 'path'>): boolean {
  return /^headless\/src\/features\/.*\/(?:[a-z-]*hooks|react)\.ts$/.test(path)
}

/** An import as `path:line`. */
export function at(module: Module, { line }: Import): string {
  return `${module.path}:${line}`
}

function folderOf(path: string): string | null {
  return /^headless\/src\/([^/]+)\//.exec(path)?.[1] ?? null
}

function featureOf(path: string): string | null {
  return /^headless\/src\/features\/((?:(?:portal|checkout)\/)?[^/]+)\//.exec(path)?.[1] ?? null
}
