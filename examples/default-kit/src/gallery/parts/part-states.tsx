import { Button, Paragraph, Stack } from '@portico/ui-kit/primitives'
import {
  Badge,
  Chip,
  EmptyState,
  Pagination,
  Progress,
  SearchField,
  Skeleton,
  Switch,
  Tabs,
} from '@portico/ui-kit/primitives/portal'
import { useState } from 'react'

/** The parts that show a state. */
export function PartStates() {
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState(20)
  const [roles, setRoles] = useState(['Admin', 'Editor'])
  return (
    <Stack gap="lg">
      <Stack isRow gap="sm">
        <Badge tone="success" hasDot>
          Active
        </Badge>
        <Badge tone="info" hasDot>
          Invited
        </Badge>
        <Badge tone="warning" hasDot>
          Expires 30 Nov
        </Badge>
        <Badge tone="danger" hasDot>
          Locked
        </Badge>
        <Badge hasDot>Disabled</Badge>
        <Badge tone="primary">Current plan</Badge>
        <Badge tone="plain">Beta</Badge>
      </Stack>
      <Stack isRow gap="sm">
        <SearchField label="Search groups" />
        {roles.map((role) => (
          <Chip
            key={role}
            kind="Role"
            value={role}
            onRemove={() => setRoles((all) => all.filter((one) => one !== role))}
          />
        ))}
      </Stack>
      <Stack isRow gap="lg">
        <Switch label="Off" />
        <Switch label="On" defaultSelected />
        <Switch label="Saving" defaultSelected isPending />
        <Switch label="Disabled" isDisabled />
      </Stack>
      <Tabs
        label="Group"
        items={[
          {
            id: 'people',
            label: 'People',
            badge: <Badge>17</Badge>,
            children: <Paragraph>Maya Reyes and 16 others are in this group.</Paragraph>,
          },
          { id: 'roles', label: 'Roles', badge: <Badge>2</Badge>, children: <Paragraph>Editor, Viewer</Paragraph> },
          { id: 'audit', label: 'Audit log', children: <Paragraph>No changes yet.</Paragraph> },
        ]}
      />
      <Stack gap="sm">
        <Skeleton shape="circle" />
        <Skeleton width="lg" />
        <Skeleton shape="badge" />
        <Skeleton shape="field" />
      </Stack>
      <Progress label="Moving 17 people" value={14} max={17} valueText="14 of 17" />
      <Progress label="Loading the rest" value={null} />
      <Pagination
        page={page}
        pageSize={pageSize}
        total={2340}
        onPageChange={setPage}
        onPageSizeChange={(next) => {
          setPageSize(next)
          setPage(1)
        }}
      />
      <EmptyState
        title="No groups yet"
        actions={
          <Button variant="primary" size="md">
            Create a group
          </Button>
        }
      >
        A group gives all its people the same roles. Start with a team.
      </EmptyState>
    </Stack>
  )
}
