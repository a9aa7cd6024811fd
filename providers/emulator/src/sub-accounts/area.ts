import { area } from '../calls/area.ts'
import { accounts } from './accounts.ts'
import { hierarchy } from './hierarchy.ts'
import { subAccountUsers } from './users.ts'

/** The accounts below an account: their tree, their settings and their people. */
export const subAccounts = area({ handlers: { ...hierarchy, ...accounts, ...subAccountUsers } })
