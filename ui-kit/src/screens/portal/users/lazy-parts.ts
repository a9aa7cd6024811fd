/** The dialogs, the drawer and the filters of users: one chunk, because each further one would grow the list in the entry. */
export { ApplicationFilter, GroupFilter, RoleFilter } from './filter-fields.tsx'
export { InviteAlone } from './invite-alone.tsx'
export { InviteFlow } from './invite-flow.tsx'
export { ResetBreached } from './reset-breached.tsx'
export { RolesOfManyDialog } from './roles-dialog.tsx'
export { UserDrawer } from './user-drawer.tsx'
