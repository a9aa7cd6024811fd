import { useCan } from '@portico/headless'
import { useUsersTable } from '@portico/headless/portal/users'
import { UserRowView } from './user-row.tsx'

/** The users of the tenant: searched, paged and, with the permission, disabled. The address keeps the search and the page. */
export function UsersPage() {
  const table = useUsersTable({ address: 'users' })
  const { rows, total, status, query, hasMore, calls, load, search, goToPage } = table
  const { isAllowed: mayChange } = useCan({ permissions: ['fe.secure.write.users'] })
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl font-bold tracking-tight">Users</h1>
          <p role="status" className="soft">
            {total === null ? 'Counting…' : `${total} in your organization`}
          </p>
        </div>
        <input
          type="search"
          aria-label="Search users"
          placeholder="Search name or email"
          defaultValue={query.search}
          className="field sm:w-72"
          onChange={({ currentTarget }) => void search({ text: currentTarget.value })}
        />
      </div>
      {calls.load.error && (
        <p role="alert" className="mb-4">
          {calls.load.error.message}{' '}
          <button type="button" className="button-link" onClick={() => void load()}>
            Try again
          </button>
        </p>
      )}
      <div className="card overflow-x-auto p-0">
        <table className="w-full text-start" aria-label="Users" aria-busy={status !== 'ready'}>
          <thead className="soft border-b border-slate-200 text-sm dark:border-slate-800">
            <tr>
              {['Name', 'Email', 'Status', 'Roles'].map((title) => (
                <th key={title} scope="col" className="px-5 py-3 text-start font-medium">
                  {title}
                </th>
              ))}
              {mayChange && (
                <th scope="col">
                  <span className="sr-only">Actions</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody className="divide-y divide-slate-200 dark:divide-slate-800">
            {rows.map((user) => (
              <UserRowView key={user.id} user={user} table={table} mayChange={mayChange} />
            ))}
          </tbody>
        </table>
        {status === 'ready' && rows.length === 0 && <p className="soft p-5">No user matches the search.</p>}
      </div>
      {(query.page > 0 || hasMore) && (
        <nav aria-label="Pages" className="mt-5 flex items-center gap-4">
          <button
            type="button"
            className="button disabled:opacity-50"
            disabled={query.page === 0}
            onClick={() => void goToPage({ page: query.page - 1 })}
          >
            Previous
          </button>
          <span>Page {query.page + 1}</span>
          <button
            type="button"
            className="button disabled:opacity-50"
            disabled={!hasMore}
            onClick={() => void goToPage({ page: query.page + 1 })}
          >
            Next
          </button>
        </nav>
      )}
    </>
  )
}
