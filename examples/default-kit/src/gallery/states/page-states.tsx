import type { CallState } from '@portico/headless'
import { type PageRecord, SectionPage, type SectionPageProps } from '@portico/ui-kit/frame/portal'
import { Avatar, Button, Icon, Paragraph } from '@portico/ui-kit/primitives'
import { Badge, EmptyState } from '@portico/ui-kit/primitives/portal'
import { anyCall } from '../failures.ts'
import type { GalleryState, StatesOf } from '../gallery-state.ts'
import { portalState } from '../portal-place.tsx'

const plus = 'M10 5v10M5 10h10'
const download = 'M10 3.25v9M6.25 8.75 10 12.5l3.75-3.75M3.75 16.25h12.5'

const createGroup = (
  <Button variant="primary" size="md" icon={<Icon path={plus} />}>
    Create group
  </Button>
)
const exportAll = (
  <Button size="md" icon={<Icon path={download} />}>
    Export
  </Button>
)
const empty = (
  <EmptyState title="Groups give many people the same roles" actions={createGroup}>
    Start with a team. People get its roles when they join.
  </EmptyState>
)

const idle: CallState = { status: 'idle', error: null, pending: [], failed: [] }

function record(load: Partial<CallState>): PageRecord {
  return { value: null, load: async () => ({ ok: true, value: undefined }), calls: { load: { ...idle, ...load } } }
}

function page(id: string, title: string, props: Partial<SectionPageProps>): GalleryState {
  const content = (
    <SectionPage
      title="Groups"
      lead="Give roles to many people at once."
      tools={exportAll}
      actions={createGroup}
      {...props}
    >
      {props.children ?? empty}
    </SectionPage>
  )
  return portalState({ id: `page-${id}`, title, sign: '.portico-PageTitle' }, content)
}

/** The states of a page of the portal. */
export const pageStates: Readonly<Record<'page', StatesOf>> = {
  page: [
    page('shown', 'With its content', {}),
    page('below', 'Below the first level, with facts', {
      title: 'Maya Reyes',
      lead: 'maya.reyes@acme.test',
      mark: <Avatar name="Maya Reyes" />,
      badge: (
        <Badge tone="success" hasDot>
          Active
        </Badge>
      ),
      crumbs: [{ label: 'Users', href: '#users' }],
      aside: <Paragraph>Invited by Daniel Okafor on 12 March 2024.</Paragraph>,
      children: <Paragraph>Admin, Operations</Paragraph>,
    }),
    page('tabs', 'With tabs', {
      title: 'Security',
      tabs: [
        { id: 'sessions', label: 'Sessions', children: <Paragraph>Sessions end after a day.</Paragraph> },
        { id: 'ip', label: 'IP addresses', children: <Paragraph>Every address may sign in.</Paragraph> },
      ],
    }),
    page('loading', 'Its record loads', { width: 'form', record: record({ status: 'pending' }) }),
    page('failed', 'Its record could not be read', {
      record: record({ status: 'failed', error: anyCall.provider }),
      failed: {
        title: 'We couldn’t load your groups',
        text: 'The service didn’t answer. People keep their roles; only this page is missing.',
      },
    }),
    page('forbidden', 'Without the permission to see it', {
      see: {
        name: 'Groups',
        permissions: ['groups.read'],
        admins: ['Maya Reyes', 'Daniel Okafor', 'Sofia Lindqvist', 'Yael Ben-Ami'],
      },
    }),
    page('view-only', 'Without the permission to change it', {
      change: { name: 'Change groups', permissions: ['groups.write'], admins: ['Maya Reyes'] },
      children: <Paragraph>Operations, Finance, Support</Paragraph>,
    }),
  ],
}
