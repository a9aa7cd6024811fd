import { createClient, PorticoProvider } from '@portico/headless'
import { Button, Dialog, PortalBundle, ScreenSurface } from '@portico/ui-kit'
import { type Column, DataTable, RowName } from '@portico/ui-kit/frame/portal'
import { LocaleProvider } from '@portico/ui-kit/i18n'
import { Badge, EmptyState } from '@portico/ui-kit/primitives/portal'
import { StrictMode, useState } from 'react'
import '@portico/ui-kit/styles.css'
import { type Person, peopleHook, peopleProvider } from '../../../../../ui-kit/test/people.ts'

const client = createClient({ baseUrl: import.meta.env.VITE_EMULATOR_URL })
const asked = new URLSearchParams(location.search)
const isEndless = asked.get('mode') === 'endless'
const provider = peopleProvider(Number(asked.get('rows') ?? 30))
const usePeople = peopleHook(provider, { pageSize: Number(asked.get('size') ?? 20) }, isEndless)

const tones = { active: 'success', invited: 'info', locked: 'danger' } as const

function Status({ row }: { readonly row: Person }) {
  return (
    <Badge tone={tones[row.status]} hasDot>
      {row.status}
    </Badge>
  )
}

/** Rows of three heights. */
const isTall = asked.has('tall')

const priorities = [1, 2, 3, 4] as const

const columns: readonly Column<Person>[] = [
  {
    id: 'name',
    header: 'User',
    sort: 'name',
    width: 'minmax(14rem, 2fr)',
    cell: ({ row }) => (
      <RowName note={row.email} noteDir="ltr">
        {isTall && Number(row.id.slice(1)) % 3 === 0 ? <span style={{ blockSize: 90 }} /> : undefined}
      </RowName>
    ),
  },
  { id: 'status', header: 'Status', priority: 2, width: '8rem', cell: Status, below: Status },
  { id: 'role', header: 'Role', priority: 2, sort: 'role', cell: ({ row }) => row.role, below: ({ row }) => row.role },
  { id: 'seen', header: 'Last seen', priority: 3, cell: ({ row }) => row.seen },
  // A column of the application: `?own=9rem&priority=3`.
  ...asked.getAll('own').map(
    (width, at): Column<Person> => ({
      id: `own-${at}`,
      header: `Own column ${at}`,
      width,
      priority: priorities[Number(asked.get('priority')) - 1],
      below: ({ row }) => row.email,
      cell: ({ row }) => row.email,
    }),
  ),
]

/** A table over a provider in memory, within a column that scrolls. The test reaches it by `globalThis.people`. */
export function TablePage() {
  return (
    <StrictMode>
      <PorticoProvider client={client}>
        <LocaleProvider locale={asked.get('lang') === 'he' ? 'he' : 'en'}>
          <PortalBundle>
            <ScreenSurface isolation={asked.get('isolation') === 'none' ? 'none' : 'shadow'}>
              <People />
            </ScreenSurface>
          </PortalBundle>
        </LocaleProvider>
      </PorticoProvider>
    </StrictMode>
  )
}

function People() {
  const list = usePeople()
  const [removed, setRemoved] = useState<Person | null>(null)
  Reflect.set(globalThis, 'people', { provider, list })
  return (
    <main>
      <h1>People</h1>
      <button type="button">Before</button>
      <div data-testid="scroller" style={asked.has('page-scrolls') ? {} : { blockSize: 640, overflow: 'auto' }}>
        <DataTable
          id="people"
          list={list}
          label="People"
          columns={columns}
          nameOf={({ name }) => name}
          hrefOf={({ id }) => `#${id}`}
          searchLabel="Search people"
          filters={[
            { id: 'role', label: 'Role', options: ['Admin', 'Editor', 'Viewer'].map((id) => ({ id, label: id })) },
          ]}
          countOf={(total) => `${total} people`}
          rowActions={(row) => [
            { id: 'rename', label: 'Rename', run: () => void list.rename({ id: row.id, name: `${row.name} II` }) },
            { id: 'remove', label: 'Remove', isDanger: true, run: () => setRemoved(row) },
          ]}
          bulkActions={[
            { id: 'remove', label: 'Remove', run: list.removeMany },
            { id: 'lock', label: 'Lock', run: () => {} },
          ]}
          empty={<EmptyState title="No people yet" actions={null} />}
          mode={isEndless ? 'endless' : 'pages'}
        />
      </div>
      <button type="button">After</button>
      <Dialog
        role="alertdialog"
        title={`Remove ${removed?.name}?`}
        isOpen={removed !== null}
        onOpenChange={() => setRemoved(null)}
        footer={
          <>
            <Button onPress={() => setRemoved(null)}>Keep</Button>
            <Button
              variant="danger"
              onPress={() => {
                if (removed) void list.remove({ id: removed.id })
                setRemoved(null)
              }}
            >
              Remove person
            </Button>
          </>
        }
      >
        The person is signed out.
      </Dialog>
    </main>
  )
}
