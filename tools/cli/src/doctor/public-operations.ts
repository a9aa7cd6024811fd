/** A public operation that a page reads before anyone is signed in. */
export interface PublicOperation {
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  /** The body is a list, or an object with these members. */
  readonly shape: 'list' | readonly string[]
}

/** The reads of a first visit. Their shapes are those of the contract; other members are allowed. */
export const publicOperations: readonly PublicOperation[] = [
  { path: '/flags', shape: [] },
  { path: '/metadata', query: { entityName: 'adminBox' }, shape: ['rows'] },
  { path: '/vendors/public', shape: ['name'] },
  { path: '/identity/resources/configurations/v1/public', shape: ['allowSignups', 'authStrategy'] },
  {
    path: '/identity/resources/configurations/v1/auth/strategies/public',
    shape: ['mainAuthStrategies', 'secondaryAuthStrategies'],
  },
  { path: '/identity/resources/sso/v2', shape: 'list' },
  { path: '/team/resources/sso/v2/configurations/public', shape: ['isActive'] },
]
