import { isLoopback, nearest } from '@portico/headless/internal'
import { environmentVariables, optionsFromEnv } from '@portico/headless/server'
import type { Finding, LocalCheck, Subject } from '../types.ts'

/** Names that a build hands to the page: of Vite, Next.js, Astro and SvelteKit, Create React App, Nuxt, Expo. */
const publicPrefixes: readonly string[] = [
  'VITE_',
  'NEXT_PUBLIC_',
  'PUBLIC_',
  'REACT_APP_',
  'NUXT_PUBLIC_',
  'EXPO_PUBLIC_',
]

/** The file of variables: names, values, and secrets that the browser would get. */
export const environmentCheck: LocalCheck = {
  name: 'environment',
  run(subject) {
    const { environment } = subject
    if (environment === null) return { skipped: 'no --env' }
    const { values, findings } = corrected(environment.variables)
    const isOfServer = environmentVariables.some((name) => name in values && !sharedNames.includes(name))
    return [
      ...findings,
      ...publicSecrets(environment.variables),
      ...(isOfServer ? serverFindings(values) : []),
      ...providerFindings(subject, values),
    ]
  },
}

/** The value without quotes and spaces at its ends, as it was meant. */
export function bareValue(value: string): string {
  return value.trim().replace(/^["'`]+|["'`]+$/g, '')
}

type Values = Readonly<Record<string, string>>

/** Applications without a server have these too. */
const sharedNames: readonly string[] = ['PORTICO_BASE_URL', 'PORTICO_APPLICATION_ID']

/** The variables as they were meant, so that one slip is one finding. */
function corrected(variables: Values): { readonly values: Values; readonly findings: readonly Finding[] } {
  const findings: Finding[] = []
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(variables)) {
    const known = nameOf(name, variables)
    if (!known.isKnown)
      findings.push({ code: 'env-unknown', seen: `${name}${known.name ? `: did you mean ${known.name}?` : ''}` })
    const bare = bareValue(value)
    if (known.name !== null && bare !== value)
      findings.push({ code: 'env-quotes', seen: `${name} is ${shown(name, value)}` })
    if (known.name !== null) values[known.name] ??= bare
  }
  for (const name of ['PORTICO_BASE_URL', 'PORTICO_APP_URL']) {
    if (/.\/$/.test(values[name] ?? '')) findings.push({ code: 'env-slash', seen: `${name} is ${values[name]}` })
  }
  return { values, findings }
}

function nameOf(name: string, variables: Values): { readonly name: string | null; readonly isKnown: boolean } {
  if (environmentVariables.some((one) => one === name)) return { name, isKnown: true }
  if (publicPrefixes.some((prefix) => name.startsWith(prefix))) return { name: null, isKnown: true }
  const absent = environmentVariables.filter((one) => !(one in variables))
  const near = /^P[A-Z]*T[A-Z]*_/i.test(name) ? nearest(name, absent) : null
  return near === null && !name.startsWith('PORTICO_') ? { name: null, isKnown: true } : { name: near, isKnown: false }
}

/** Faults that the server would report at its first request. */
function serverFindings(values: Values): readonly Finding[] {
  const secrets = secretFindings(values['PORTICO_ENCRYPTION_PASSWORD'])
  const readable = secrets.length > 0 ? { ...values, PORTICO_ENCRYPTION_PASSWORD: 'ab'.repeat(32) } : values
  return [...secrets, ...optionFindings(readable), ...appFindings(values)]
}

function optionFindings(values: Values): readonly Finding[] {
  try {
    optionsFromEnv(values)
    return []
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown)
    const [, names = message] = /\(([A-Z_, ]+)\)/.exec(message) ?? []
    return /^Missing/.test(message) ? [{ code: 'env-missing', seen: names }] : [{ code: 'env-invalid', seen: message }]
  }
}

function appFindings({ PORTICO_APP_URL: app = '', PORTICO_BASE_URL: provider = '' }: Values): readonly Finding[] {
  if (!URL.canParse(app)) return []
  const url = new URL(app)
  const findings: Finding[] = []
  if (url.protocol === 'http:' && !isLoopback(url))
    findings.push({ code: 'app-not-encrypted', seen: `PORTICO_APP_URL is ${app}` })
  if (URL.canParse(provider) && new URL(provider).origin === url.origin) {
    findings.push({ code: 'app-is-provider', seen: `PORTICO_APP_URL and PORTICO_BASE_URL are on ${url.origin}` })
  }
  return findings
}

/** The provider of the file, unless the one examined is the server half of the application. */
function providerFindings(
  { base, origin: page }: Subject,
  { PORTICO_BASE_URL: stated = '' }: Values,
): readonly Finding[] {
  if (!base || !URL.canParse(stated) || base.pathname !== '/') return []
  const { origin } = new URL(stated)
  if (origin === base.origin || base.origin === page) return []
  return [{ code: 'provider-differs', seen: `PORTICO_BASE_URL is ${stated}, and ${base.origin} was examined` }]
}

/** A secret is never printed. */
function shown(name: string, value: string): string {
  return /SECRET|PASSWORD/.test(name) ? 'a text with quotes or spaces' : JSON.stringify(value)
}

/** Finds faults of the key of the session cookie. Several keys are separated by commas. */
function secretFindings(password: string | undefined): readonly Finding[] {
  const name = 'PORTICO_ENCRYPTION_PASSWORD'
  const keys = password?.split(/[\s,]+/).filter(Boolean) ?? []
  const wrong = keys.find((key) => !/^[\da-f]{64}$/i.test(key))
  if (wrong !== undefined) {
    const kind = /^[\da-f]*$/i.test(wrong) ? '' : ', not all hexadecimal'
    return [{ code: 'secret-short', seen: `${name} has a key of ${wrong.length} characters${kind}, and needs 64` }]
  }
  return keys.some(isGuessable) ? [{ code: 'secret-weak', seen: `${name} repeats itself` }] : []
}

/** Secrets in variables that a build puts into the scripts of the page. */
function publicSecrets(variables: Readonly<Record<string, string>>): readonly Finding[] {
  const secrets = Object.entries(variables).flatMap(([name, value]) => (isSecret(name) && value ? [value] : []))
  return Object.entries(variables)
    .filter(([name, value]) => {
      const prefix = publicPrefixes.find((one) => name.startsWith(one))
      return prefix !== undefined && value !== '' && (isSecret(name) || secrets.includes(value))
    })
    .map(([name]) => ({ code: 'secret-public', seen: name }))
}

/** A random key of 64 digits has fewer than eight different ones, or repeats a quarter of itself, practically never. */
function isGuessable(key: string): boolean {
  if (new Set(key.toLowerCase()).size < 8) return true
  const [quarter] = key.toLowerCase().match(/^.{16}/) ?? []
  return quarter !== undefined && key.toLowerCase() === quarter.repeat(4)
}

function isSecret(name: string): boolean {
  return /SECRET|PASSWORD|PRIVATE_KEY/i.test(name)
}
