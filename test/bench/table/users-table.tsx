import { createPreview } from '@portico/emulator/preview'
import { createClient, PorticoProvider } from '@portico/headless'
import { useUsersTable } from '@portico/headless/portal/users'
import { PorticoKit } from '@portico/ui-kit'
import { UsersTable } from '@portico/ui-kit/portal/users'
import css from '@portico/ui-kit/styles.css?inline'
import { type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'

/** The number of users, those of the demo included. */
const users = 10_000
const ofDemo = 5
const pageSize = 1000
/** The list of the table in endless mode. */
const options = { isEndless: true, address: 'users', initialSort: { by: 'name', order: 'ASC' } } as const

const preview = createPreview({ users: users - ofDemo, latency: 0 })
const client = createClient({ baseUrl: 'http://localhost', preview })

/** The kit's table of users in endless mode, with all its columns, filters and actions. */
export function PorticoUsers() {
  return (
    <Kit>
      <div id="scroller" className="portico" style={{ blockSize: 600, overflow: 'auto' }}>
        <UsersTable mode="endless" />
      </div>
    </Kit>
  )
}

function Kit({ children }: { readonly children: ReactNode }) {
  return (
    <PorticoKit client={client} isolation="none">
      {children}
    </PorticoKit>
  )
}

/** Adds the styles, loads the code of the table, and reads all users. The list stays in use. */
export async function loadUsers(): Promise<void> {
  const sheet = document.createElement('style')
  sheet.textContent = css
  document.head.append(sheet)
  await client.start()
  const place = document.createElement('div')
  const warm = createRoot(place)
  document.body.append(place)
  warm.render(<PorticoUsers />)
  while (!place.querySelector('[data-key]')) await new Promise((resolve) => setTimeout(resolve, 20))
  await new Promise<void>((resolve) => {
    createRoot(document.createElement('div')).render(
      <PorticoProvider client={client}>
        <Reader onRead={resolve} />
      </PorticoProvider>,
    )
  })
  warm.unmount()
  place.remove()
}

/** Fails if the table shows another list than the one that was read. */
export function checkUsers(): void {
  const count = document.querySelector('table')?.getAttribute('aria-rowcount')
  if (count !== String(users + 1)) throw new Error(`The table of users has ${count} rows.`)
}

/** Reads the pages one after the other. */
function Reader({ onRead }: { readonly onRead: () => void }) {
  const { status, rows, hasMore, query, setPageSize, goToPage } = useUsersTable(options)
  useEffect(() => {
    if (status !== 'ready') return
    if (query.pageSize !== pageSize) void setPageSize({ pageSize })
    else if (hasMore) void goToPage({ page: query.page + 1 })
    else onRead()
  }, [status, hasMore, query, setPageSize, goToPage, onRead])
  return <output>{rows.length}</output>
}
