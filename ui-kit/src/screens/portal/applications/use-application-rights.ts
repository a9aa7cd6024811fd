'use client'

import { useAuthorized } from '@portico/headless'

/** The permissions to choose the people of an application: some are added, others are removed. */
export const changeApplications = { permissions: ['fe.secure.write.appsUsers', 'fe.secure.delete.appsUsers'] }

/** `true` if the person may choose who opens an application. */
export function useMayChooseApplications(): boolean {
  return useAuthorized(changeApplications).allowed
}
