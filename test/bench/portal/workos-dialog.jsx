import '@radix-ui/themes/styles.css'
import '@workos-inc/widgets/styles.css'
import { Dialog } from '@radix-ui/themes'
import { UsersManagement } from '@workos-inc/widgets/users-management'
import { WorkOsWidgets } from '@workos-inc/widgets/workos-widgets'

const claims = { permissions: ['widgets:users-table:manage'], exp: Math.floor(Date.now() / 1000) + 3600 }
const token = ['{}', JSON.stringify(claims), ''].map((part) => btoa(part)).join('.')

/** WorkOS's widget of users in a dialog. The provider of the bench answers it on the page's own origin. */
export function WorkOsDialog() {
  return (
    <WorkOsWidgets apiHostname={location.hostname} port={Number(location.port)}>
      <Dialog.Root open>
        <Dialog.Content maxWidth="80vw">
          <Dialog.Title>Users</Dialog.Title>
          <UsersManagement authToken={token} />
        </Dialog.Content>
      </Dialog.Root>
    </WorkOsWidgets>
  )
}
