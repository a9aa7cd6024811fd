import { fileOperations, formOperations, operations, vendorOperations } from '../contract/operations.gen.ts'

/** An operation of the contract. */
export type Operation = (typeof operations)[number]

/** Every operation; literal paths go before those with holes, which would swallow them. */
export const sortedOperations: readonly Operation[] = [...operations].sort(
  (one, other) => holes(one.path) - holes(other.path),
)

/** The paths an operation is answered at, holes written as `:name`, or `:name{.+}` if their values keep slashes. */
export function pathsOf(operation: Operation, configured: string): readonly string[] {
  const paths = pathsWithoutSlash(operation, configured)
  // Servers of applications write it either way.
  return operation.id === 'authenticateVendor' ? paths.flatMap((path) => [path, `${path}/`]) : paths
}

function pathsWithoutSlash(operation: Operation, configured: string): readonly string[] {
  const { path, prefix } = operation
  const pattern = path.replace(/\{([^}]+)\}/g, 'slashes' in operation ? ':$1{.+}' : ':$1')
  const prefixed = `/${configured}${pattern}`
  return prefix === 'bare' ? [pattern] : prefix === 'both' ? [pattern, prefixed] : [prefixed]
}

/** The operation accepts a form beside JSON. */
export function takesForms({ id }: Operation): boolean {
  return formOperations.some((one) => one === id)
}

/** The operation accepts a file. Its handler reads it. */
export function takesFiles({ id }: Operation): boolean {
  return fileOperations.some((one) => one === id)
}

/** The operation accepts the vendor's token. */
export function takesVendorToken({ id }: Operation): boolean {
  return vendorOperations.some((one) => one === id)
}

/** The name belongs to an operation. */
export function isOperation(name: string): boolean {
  return operations.some(({ id }) => id === name)
}

function holes(path: string): number {
  return path.split('{').length
}
