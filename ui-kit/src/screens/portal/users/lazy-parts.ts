/** The dialogs, the drawer and the filters of users: one chunk, because each further one would grow the list in the entry. */

export { InviteAlone } from './invite/invite-alone.tsx'
export { InviteFlow } from './invite/invite-flow.tsx'
export { ApplicationFilter, GroupFilter, RoleFilter } from './list/filter-fields.tsx'
export { ResetBreached } from './list/reset-breached.tsx'
export { RolesOfManyDialog } from './user/roles-dialog.tsx'
export { UserDrawer } from './user/user-drawer.tsx'
