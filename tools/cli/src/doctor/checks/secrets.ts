import type { Finding } from '../types.ts'

/** Finds faults of the key of the session cookie. Several keys are separated by commas. */
export function secretFindings(password: string | undefined): readonly Finding[] {
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
export function publicSecrets(variables: Readonly<Record<string, string>>): readonly Finding[] {
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

/** Names that a build hands to the page: of Vite, Next.js, Astro and SvelteKit, Create React App, Nuxt, Expo. */
export const publicPrefixes: readonly string[] = [
  'VITE_',
  'NEXT_PUBLIC_',
  'PUBLIC_',
  'REACT_APP_',
  'NUXT_PUBLIC_',
  'EXPO_PUBLIC_',
]
