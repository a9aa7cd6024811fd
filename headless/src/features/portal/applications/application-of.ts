import type { components } from '../../../http/contract.gen.ts'
import type { Application } from './types.ts'

/** An application of the provider's answer, without its users. `isFree` is `true` if its assignment to the tenant is free. */
export function applicationOf(answer: components['schemas']['Application'], isFree: boolean): Application {
  const { id, name, description = '', accessType, appURL = '', logoURL = '', isActive = true } = answer
  return {
    id,
    name,
    description,
    url: appURL,
    logoUrl: logoURL,
    isActive,
    userIds: null,
    accessType: isFree ? 'FREE_ACCESS' : accessType,
  }
}

/** `true` if a user may use an application: it is free, or assigned to the user. */
export function canUseApplication(
  { accessType, userIds }: Pick<Application, 'accessType' | 'userIds'>,
  userId: string,
): boolean {
  return accessType === 'FREE_ACCESS' || (userIds?.includes(userId) ?? false)
}
