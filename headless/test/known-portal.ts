import { entitlementsFeature } from '../src/features/entitlements/index.ts'
import { defaultMetadata } from '../src/metadata/index.ts'
import { createFrozenClient, frozen } from '../src/preview/index.ts'
import { sessionFeature, type User } from '../src/session/index.ts'
import { startUpFeature } from '../src/startup/index.ts'

/** A signed-in user who holds one role and no permission. */
export const person: User = {
  id: '1',
  email: 'ada@acme.test',
  name: 'Ada',
  tenantId: 't',
  isEmailVerified: true,
  roles: [{ key: 'Admin' }],
  roleIds: [],
  groups: [],
  permissions: [],
  isSuperUser: false,
  claims: {},
}

/** The state of a {@link knownPortal}. */
export interface KnownPortal {
  readonly user?: Partial<User>
  readonly navigation?: Readonly<Record<string, unknown>>
  readonly flags?: Readonly<Record<string, string>>
  readonly themeV2?: Readonly<Record<string, unknown>>
  /** The permissions and features of the entitlements. They are not loaded if it is absent. */
  readonly entitled?: { readonly permissions: object; readonly features?: object }
}

/** Makes a client that has loaded a user, the metadata of their tenant and the flags. */
export function knownPortal({ user = {}, navigation = {}, flags = {}, themeV2 = {}, entitled }: KnownPortal = {}) {
  const metadata = { navigation: { ...defaultMetadata.navigation, ...navigation } as never, themeV2 }
  const context = { features: {}, plans: {}, ...entitled } as never
  return createFrozenClient(
    [
      frozen(sessionFeature, { status: 'authenticated', user: { ...person, ...user } }),
      frozen(startUpFeature, { status: 'loaded', metadata, flags }),
      ...(entitled ? [frozen(entitlementsFeature, { status: 'loaded', context })] : []),
    ],
    { entitlements: entitled !== undefined },
  )
}
