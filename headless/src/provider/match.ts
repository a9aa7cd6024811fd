import type { Method } from '../http/api-types.ts'
import { keepsSlashes } from '../http/operations.ts'
import { access } from './access.gen.ts'

/** The operation of a request. */
export interface Matched {
  /** Its path in the contract, such as `/identity/resources/groups/v1/{groupId}`. */
  readonly pattern: string
  /** A permission, `signed-in` or `anyone`. */
  readonly needs: string
  /** The values of the holes of the path, decoded. */
  readonly values: Readonly<Record<string, string>>
}

interface Route {
  readonly pattern: string
  readonly needs: string
  readonly segments: readonly string[]
}

/** Returns the operation of the contract that a method and a path name; `null` if there is none. */
export function match(method: Method, path: string): Matched | null {
  const segments = path.split('/')
  for (const { pattern, needs, segments: wanted } of routes[method]) {
    const values = keepsSlashes(pattern) ? valuesWithSlashes(wanted, segments) : valuesOf(wanted, segments)
    if (values) return { pattern, needs, values }
  }
  return null
}

/** Paths without a hole come before those whose hole would match them. */
const routes: Readonly<Record<Method, readonly Route[]>> = {
  get: routesOf(access.get),
  post: routesOf(access.post),
  put: routesOf(access.put),
  patch: routesOf(access.patch),
  delete: routesOf(access.delete),
}

function routesOf(paths: Readonly<Record<string, string>>): readonly Route[] {
  const list = Object.entries(paths).map(([pattern, needs]) => ({ pattern, needs, segments: pattern.split('/') }))
  return list.sort((one, other) => holes(one) - holes(other))
}

function holes({ segments }: Route): number {
  return segments.filter((segment) => segment.startsWith('{')).length
}

function valuesOf(wanted: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (wanted.length !== segments.length) return null
  const values: Record<string, string> = {}
  for (const [at, segment] of wanted.entries()) {
    const given = segments[at] ?? ''
    const name = /^\{(.+)\}$/.exec(segment)?.[1]
    if (name === undefined) {
      if (segment !== given) return null
      continue
    }
    const value = decoded(given)
    if (!value) return null
    values[name] = value
  }
  return values
}

/** The last hole takes the rest of the path. */
function valuesWithSlashes(wanted: readonly string[], segments: readonly string[]): Record<string, string> | null {
  const last = wanted.length - 1
  return valuesOf(wanted, [...segments.slice(0, last), segments.slice(last).join('/')])
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
