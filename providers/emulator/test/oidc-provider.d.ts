declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'

  /** The part of it that the tests use: the package brings no types. */
  export class Provider {
    constructor(
      issuer: string,
      configuration: {
        readonly findAccount: (
          context: unknown,
          accountId: string,
        ) => { readonly accountId: string; readonly claims: () => Readonly<Record<string, unknown>> }
        readonly [name: string]: unknown
      },
    )
    callback(): RequestListener
  }
}
