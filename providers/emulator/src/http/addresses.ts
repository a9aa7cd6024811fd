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
