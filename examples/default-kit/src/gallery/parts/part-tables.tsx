import { PorticoError } from '@portico/headless'
import { emptyList, type ListState } from '@portico/headless/core'
import { type Column, DataTable, type DataTableProps, RowName, type TableList } from '@portico/ui-kit/frame/portal'
import { Avatar, Button, Stack } from '@portico/ui-kit/primitives'
import { Badge, EmptyState } from '@portico/ui-kit/primitives/portal'

interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly status: 'Active' | 'Invited' | 'Locked'
  readonly role: string
  readonly seen: string
}

const people: readonly Person[] = [
  { id: '1', name: 'Maya Reyes', email: 'maya.reyes@acme.test', status: 'Active', role: 'Admin', seen: '2 min ago' },
  {
    id: '2',
    name: 'Daniel Okafor',
    email: 'daniel.okafor@acme.test',
    status: 'Active',
    role: 'Admin',
    seen: '1 h ago',
  },
  { id: '3', name: 'Yael Ben-Ami', email: 'yael@acme.test', status: 'Locked', role: 'Editor', seen: '6 days ago' },
  { id: '4', name: 'Amara Nwosu', email: 'amara.nwosu@acme.test', status: 'Invited', role: 'Viewer', seen: 'Never' },
]

const tones = { Active: 'success', Invited: 'info', Locked: 'danger' } as const

function Name({ row }: { readonly row: Person }) {
  return <RowName mark={<Avatar name={row.name} />} note={row.email} noteDir="ltr" />
}

function Status({ row }: { readonly row: Person }) {
  return (
    <Badge tone={tones[row.status]} hasDot>
      {row.status}
    </Badge>
  )
}

const columns: readonly Column<Person>[] = [
  { id: 'name', header: 'User', sort: 'name', width: 'minmax(14rem, 2fr)', cell: Name },
  { id: 'status', header: 'Status', priority: 2, width: '8rem', cell: Status, below: Status, skeleton: 'badge' },
  { id: 'role', header: 'Role', priority: 2, sort: 'role', cell: ({ row }) => row.role, below: ({ row }) => row.role },
  { id: 'seen', header: 'Last seen', priority: 3, cell: ({ row }) => row.seen, below: ({ row }) => row.seen },
]

const offline = new PorticoError('ER-01090', 'The service does not answer.', {
  status: 503,
  traceId: '8f2c41d0a97e4b63',
})
const refused = new PorticoError('ER-01120', 'Managed by Okta. Change the name there.', { status: 403 })

/** The table in all of its states, each over a list that stands still. */
export function PartTables() {
  return (
    <Stack gap="lg">
      <People label="Rows, one selected" list={still({ selected: ['2'] })} />
      <People
        label="A row at work, one that failed"
        list={still({}, { busy: '1', failed: '3' })}
        canSelect={({ id }) => id !== '4' || 'An invitation cannot be selected.'}
      />
      <People label="Reading again" list={still({ status: 'refreshing' })} density="compact" />
      <People
        label="All pages selected"
        list={still({ total: 48, hasMore: true, selected: ['1', '2', '3', '4'], allExcept: [] })}
      />
      <People
        label="A filter, and a sort"
        list={still({ query: { ...query, filters: { role: 'Admin' }, sort: { by: 'name', order: 'DESC' } } })}
      />
      <People
        label="The end of an action in bulk"
        list={still({
          selected: ['3'],
          bulk: { pending: [], succeeded: ['1', '2'], failed: [{ id: '3', error: refused }] },
        })}
      />
      <People label="An action in bulk" list={still({ bulk: { pending: ['3'], succeeded: ['1', '2'], failed: [] } })} />
      <People
        label="A tree"
        list={still({})}
        tree={{
          levelOf: ({ id }) => (['1', '4'].indexOf(id) < 0 ? 1 : 0),
          isOpen: ({ id }) => (id === '1' ? true : id === '4' ? false : null),
          onToggle: () => {},
        }}
      />
      <People label="Endless" list={still({ total: 48, hasMore: true })} mode="endless" />
      <People label="The first read" list={still({ rows: [], total: null, status: 'loading' })} />
      <People label="Nothing found" list={still({ rows: [], total: 0, query: { ...query, search: 'zora' } })} />
      <People label="A failed read" list={still({ rows: [], total: null, status: 'unread' }, { error: offline })} />
      <People
        label="A failed read over rows"
        list={still(
          { total: 48, hasMore: true, answered: query, query: { ...query, search: 'zora' } },
          { error: offline },
        )}
      />
      <People label="No rows" list={still({ rows: [], total: 0 })} />
    </Stack>
  )
}

function People({
  label,
  list,
  ...props
}: Pick<DataTableProps<Person>, 'label' | 'list'> & Partial<DataTableProps<Person>>) {
  return (
    <DataTable
      id="gallery-people"
      list={list}
      label={label}
      columns={columns}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => `#${id}`}
      searchLabel="Search people"
      filters={[{ id: 'role', label: 'Role', options: ['Admin', 'Editor', 'Viewer'].map((id) => ({ id, label: id })) }]}
      rowActions={() => [{ id: 'edit', label: 'Edit roles' }]}
      bulkActions={[
        { id: 'edit', label: 'Edit roles', run: () => {} },
        { id: 'remove', label: 'Remove', run: () => {} },
      ]}
      empty={
        <EmptyState
          title="No people yet"
          actions={
            <Button variant="primary" size="md">
              Invite people
            </Button>
          }
        >
          Invite the first one. They get a mail with a link.
        </EmptyState>
      }
      {...props}
    />
  )
}

const { query } = emptyList<Person>()

interface Trouble {
  readonly busy?: string
  readonly failed?: string
  readonly error?: PorticoError
}

/** A list that stays in a state: its actions do nothing. */
function still(state: Partial<ListState<Person>>, { busy, failed, error }: Trouble = {}): TableList<Person> {
  const idle = { error: null }
  const nothing = async () => ({ ok: true, value: undefined }) as const
  return {
    ...emptyList<Person>(),
    rows: people,
    total: people.length,
    status: 'ready',
    ...state,
    isPending: busy !== undefined,
    calls: {
      load: { error: error ?? null },
      search: idle,
      filter: idle,
      sort: idle,
      goToPage: idle,
      setPageSize: idle,
    },
    load: nothing,
    search: nothing,
    filter: nothing,
    sort: nothing,
    goToPage: nothing,
    setPageSize: nothing,
    select: () => {},
    selectAll: () => {},
    deselectAll: () => {},
    stopBulk: () => {},
    clearBulk: () => {},
    retryRow: () => {},
    rowState: (id) => ({ isBusy: id === busy, error: id === failed ? refused : null }),
  }
}
