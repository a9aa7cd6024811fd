/** Where a log-out the provider has not heard of is kept, so that its cookie does not bring the session back. */
export function logOutOwed({ name }: { readonly name: string }): string {
  return `portico-log-out-pending:${name}`
}
