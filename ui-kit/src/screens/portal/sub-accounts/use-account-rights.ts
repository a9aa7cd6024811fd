'use client'

import { useAuthorized } from '@portico/headless'

/** The permission to see accounts. */
export const seeAccounts = 'fe.account-hierarchy.read.subAccount'

/** The permission to create and rename accounts. */
export const writeAccounts = 'fe.account-hierarchy.write.subAccount'

/** The permission to delete accounts. */
export const deleteAccounts = 'fe.account-hierarchy.delete.subAccount'

/** Reads the changes of accounts that the user may make. Each operation needs its own permission. */
export function useAccountRights() {
  const rights = {
    mayWrite: useAuthorized({ permissions: [writeAccounts] }).isAllowed,
    mayDelete: useAuthorized({ permissions: [deleteAccounts] }).isAllowed,
    mayManage: useAuthorized({ permissions: ['fe.account-hierarchy.write.subAccountManagement'] }).isAllowed,
    mayOpen: useAuthorized({ permissions: ['fe.account-hierarchy.write.subAccountAccess'] }).isAllowed,
  }
  return { ...rights, mayAnything: Object.values(rights).some(Boolean) }
}

/** Reads the changes of the users of accounts that the user may make. */
export function useAccountUserRights() {
  const rights = {
    mayAdd: useAuthorized({ permissions: ['fe.secure.write.userSubTenants'] }).isAllowed,
    mayRemove: useAuthorized({ permissions: ['fe.secure.delete.userSubTenants'] }).isAllowed,
    mayAssignRoles: useAuthorized({ permissions: ['fe.secure.read.roles', 'fe.secure.write.usersRoles'] }).isAllowed,
  }
  return { ...rights, mayAnything: Object.values(rights).some(Boolean) }
}
