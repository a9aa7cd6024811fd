'use client'

import { useAuthorized } from '@portico/headless'

/** The permission to see users. */
export const seeUsers = { permissions: ['fe.secure.read.users'] }

/** The permission to add users, to write to them, and to limit their access in time. */
export const writeUsers = { permissions: ['fe.secure.write.users'] }

/** Reads the changes of users that the person may make. Each operation asks for its own permission. */
export function useUserRights() {
  const rights = {
    mayInvite: useAuthorized(writeUsers).isAllowed,
    mayAssignRoles: useAuthorized(writeRoles).isAllowed,
    mayEnable: useAuthorized(enableDisable).isAllowed,
    mayRemove: useAuthorized(deleteUsers).isAllowed,
    mayEndSessions: useAuthorized(writeSessions).isAllowed,
  }
  return { ...rights, mayAnything: Object.values(rights).some(Boolean) }
}

const writeRoles = { permissions: ['fe.secure.read.roles', 'fe.secure.write.updateUser', 'fe.secure.write.usersRoles'] }
const enableDisable = { permissions: ['fe.secure.write.enableDisable'] }
const deleteUsers = { permissions: ['fe.secure.delete.users'] }
const writeSessions = { permissions: ['fe.secure.write.sessions'] }
