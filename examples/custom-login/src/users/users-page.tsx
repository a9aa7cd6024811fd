import { useCan } from '@portico/headless'
import { useUsersTable } from '@portico/headless/portal/users'
import { useState } from 'react'
import { PageHeader } from '../home/page-header.tsx'
import { Shell } from '../home/shell.tsx'
import { Button } from '../parts/button.tsx'
import { FailureNotice } from '../parts/failure-notice.tsx'
import { AddUserForm } from './add-user-form.tsx'
import { PagesNav } from './pages-nav.tsx'
import { useSearchText } from './use-search-text.ts'
import { UsersTable } from './users-table.tsx'

/** The users of the tenant, from `useUsersTable` alone: searched, sorted, added, changed and removed. */
export function UsersPage() {
  const table = useUsersTable({ address: 'users' })
  const mayChange = useCan({ permissions: ['fe.secure.write.users'] }).isAllowed
  const [isAdding, setAdding] = useState(false)
  const search = useSearchText(table)
  const { rows, total, status, calls } = table
  const isReading = status !== 'ready' && status !== 'unread'
  return (
    <Shell title="Users">
      <PageHeader title="Users">The people who can sign in to this account.</PageHeader>
      <section className="card users" aria-label="Users">
        <div className="users-tools">
          <input type="search" aria-label="Search users" placeholder="Search name or email" {...search} />
          <p role="status" className="help">
            {total === null ? 'Counting…' : total === 1 ? '1 user' : `${total} users`}
          </p>
          {mayChange && (
            <Button size="small" variant="primary" onPress={() => setAdding(true)}>
              Add user
            </Button>
          )}
        </div>
        {isAdding && <AddUserForm add={table.add} call={calls.add} onClose={() => setAdding(false)} />}
        <FailureNotice error={calls.load.error} onRestart={() => void table.load()} />
        {calls.load.error && (
          <Button size="small" onPress={() => void table.load()}>
            Try again
          </Button>
        )}
        {rows.length > 0 && <UsersTable table={table} mayChange={mayChange} isBusy={isReading} />}
        {rows.length === 0 && status === 'ready' && !calls.load.error && <p>No user matches.</p>}
        <PagesNav table={table} />
      </section>
    </Shell>
  )
}
