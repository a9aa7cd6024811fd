'use client'

import { useAnswers, useAuthorized } from '@portico/headless'

/** The permission to see users. */
export const seeUsers = { permissions: ['fe.secure.read.users'] }

/** The permission to add users, to write to them, and to limit their access in time. */
export const writeUsers = { permissions: ['fe.secure.write.users'] }

/**
 * Reads the changes of users that the person may make, and the provider can. Each operation asks for its own permission, and may be
 * missing.
 */
export function useUserRights() {
  const mayWrite = useAuthorized(writeUsers).isAllowed
  const canAdd = useAnswers('POST /identity/resources/users/v2')
  const canSendReset = useAnswers('POST /identity/resources/users/v1/passwords/reset')
  const canResendActivation = useAnswers('POST /team/resources/members/v1/{userId}/resendActivationEmail')
  const canResendInvitation = useAnswers('POST /identity/resources/users/v1/invitation/reset')
  const mayAssign = useAuthorized(writeRoles).isAllowed
  const canAssign = useAnswers('GET /identity/resources/roles/v1')
  const maySwitch = useAuthorized(enableDisable).isAllowed
  const canSwitch = useAnswers('POST /identity/resources/tenants/users/v1/{userId}/disable')
  const mayDelete = useAuthorized(deleteUsers).isAllowed
  const canRemove = useAnswers('DELETE /team/resources/members/v1/{userId}')
  const mayRevoke = useAuthorized(writeSessions).isAllowed
  const canRevoke = useAnswers('POST /identity/resources/users/sessions/v1/revoke')
  const rights = {
    mayInvite: mayWrite && canAdd,
    maySendReset: mayWrite && canSendReset,
    mayResendActivation: mayWrite && canResendActivation,
    mayResendInvitation: mayWrite && canResendInvitation,
    mayLimit: mayWrite,
    mayAssignRoles: mayAssign && canAssign,
    mayEnable: maySwitch && canSwitch,
    mayRemove: mayDelete && canRemove,
    mayEndSessions: mayRevoke && canRevoke,
  }
  return { ...rights, mayAnything: Object.values(rights).some(Boolean) }
}

const writeRoles = { permissions: ['fe.secure.read.roles', 'fe.secure.write.updateUser', 'fe.secure.write.usersRoles'] }
const enableDisable = { permissions: ['fe.secure.write.enableDisable'] }
const deleteUsers = { permissions: ['fe.secure.delete.users'] }
const writeSessions = { permissions: ['fe.secure.write.sessions'] }
