import type { Method } from '../http/api-types.ts'
import { keepsSlashes } from '../http/operations.ts'
import { access, barePaths, eitherPaths } from './access.gen.ts'

/** An operation of the contract. */
export interface Operation {
  readonly method: Method
  /** Its path in the contract, such as `/identity/resources/groups/v1/{groupId}`. */
  readonly path: string
  /** A permission, `signed-in`, `cookie` or `anyone`. */
  readonly needs: string
}

/** The operation of a request, and the values of the holes of its path, decoded. */
export interface Matched {
  readonly operation: Operation
  readonly values: Readonly<Record<string, string>>
}

interface Route {
  readonly operation: Operation
  readonly segments: readonly string[]
  /** `true` if its address has the prefix, or may have it. */
  readonly takesPrefix: boolean
  /** `true` if its address has no prefix, or may have none. */
  readonly isBare: boolean
}

/** Returns the operation of the contract that a method and a path name; `null` if there is none. */
export function match(method: Method, path: string, prefix: string): Matched | null {
  const bare = path.split('/')
  const prefixed = path.startsWith(`${prefix}/`) ? path.slice(prefix.length).split('/') : null
  for (const { operation, segments: wanted, takesPrefix, isBare } of routes[method]) {
    const read = keepsSlashes(operation.path) ? valuesWithSlashes : valuesOf
    const values = (takesPrefix && prefixed && read(wanted, prefixed)) || (isBare && read(wanted, bare))
    if (values) return { operation, values }
  }
  return null
}

/** Paths without a hole come before those whose hole would match them. */
const routes: Readonly<Record<Method, readonly Route[]>> = {
  get: routesOf('get'),
  post: routesOf('post'),
  put: routesOf('put'),
  patch: routesOf('patch'),
  delete: routesOf('delete'),
}

function routesOf(method: Method): readonly Route[] {
  const list = Object.entries(access[method]).map(([path, needs]) => ({
    operation: { method, path, needs },
    segments: path.split('/'),
    takesPrefix: !barePaths.includes(path),
    isBare: barePaths.includes(path) || eitherPaths.includes(path),
  }))
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
