import { Button, Icon, Stack } from '@portico/ui-kit/primitives'
import { Drawer, MenuButton, Select, Toaster, Tooltip, useToasts } from '@portico/ui-kit/primitives/portal'
import { useState } from 'react'

/** The parts that open over the page. */
export function PartOverlays() {
  return (
    <Toaster>
      <Overlays />
    </Toaster>
  )
}

const filters = [
  { id: 'any', label: 'Any state' },
  { id: 'active', label: 'Active' },
  { id: 'locked', label: 'Locked' },
]
const pencil = 'M13.5 4 16 6.5 7 15.5l-3.25.75.75-3.25L13.5 4Z'

function Overlays() {
  const { show } = useToasts()
  const [side, setSide] = useState<'start' | 'end' | 'bottom' | null>(null)
  return (
    <Stack isRow gap="sm">
      <MenuButton
        label="Actions for Maya Reyes"
        actions={[
          { id: 'edit', label: 'Edit roles', icon: <Icon path={pencil} /> },
          { id: 'reset', label: 'Send password reset', note: 'By email' },
          { id: 'lock', label: 'Lock', disabledReason: 'Only owners may lock an admin.' },
          { id: 'remove', label: 'Remove from account', isDanger: true },
        ]}
      />
      <MenuButton
        label="Export"
        variant="secondary"
        size="md"
        align="start"
        actions={[
          { id: 'csv', label: 'CSV' },
          { id: 'json', label: 'JSON' },
        ]}
      >
        Export
      </MenuButton>
      <Tooltip text="Opens the details at the edge of the page">
        <Button size="md" onPress={() => setSide('end')}>
          Details
        </Button>
      </Tooltip>
      <Button size="md" onPress={() => setSide('start')}>
        Navigation
      </Button>
      <Button size="md" onPress={() => setSide('bottom')}>
        Sheet
      </Button>
      <Button
        size="md"
        onPress={() => show({ text: 'Daniel Okafor removed', action: { label: 'Undo', run: () => {} } })}
      >
        Message
      </Button>
      <Button
        size="md"
        onPress={() =>
          show({
            tone: 'danger',
            text: 'We couldn’t lock Yael Ben-Ami',
            detail: 'You’re offline. Her account hasn’t changed.',
            action: { label: 'Retry', run: () => {} },
          })
        }
      >
        Failure
      </Button>
      <Drawer
        title="Filters"
        side={side ?? 'end'}
        isOpen={side !== null}
        onOpenChange={(isOpen) => isOpen || setSide(null)}
        footer={
          <>
            <Button size="md" onPress={() => setSide(null)}>
              Clear
            </Button>
            <Button size="md" variant="primary" onPress={() => setSide(null)}>
              Show 31 people
            </Button>
          </>
        }
      >
        <Select label="State" options={filters} defaultValue="any" />
      </Drawer>
    </Stack>
  )
}
