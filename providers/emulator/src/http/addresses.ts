import { operations, vendorOperations } from '../openapi/operations.gen.ts'

/** An operation of the contract. */
export type Operation = (typeof operations)[number]

/** The operation accepts the vendor's token. */
export function takesVendorToken({ id }: Operation): boolean {
  return vendorOperations.some((one) => one === id)
}

/** The name belongs to an operation. */
export function isOperation(name: string): boolean {
  return operations.some(({ id }) => id === name)
}

/** Method and path of an operation, as the list of a provider names it: `GET /flags`. Throws for no operation. */
export function operationNamed(name: string): string {
  const found = operations.find(({ id }) => id === name)
  if (!found) throw new Error(`No operation is called ${name}; the contract names them`)
  return `${found.method.toUpperCase()} ${found.path}`
}
