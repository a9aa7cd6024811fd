import { useClient, useRoute } from '@portico/headless'
import { Button } from '../parts/button.tsx'
import { PageHeader } from './page-header.tsx'
import { Shell } from './shell.tsx'

/** An address the application knows nothing at. */
export function NotFoundPage() {
  const client = useClient()
  const { path } = useRoute()
  return (
    <Shell title="Nothing here">
      <PageHeader title="There’s nothing at this address">
        You’re signed in, but Lantern has no page at <code dir="ltr">{path}</code>.
      </PageHeader>
      <Button variant="primary" size="small" onPress={() => client.navigate('/')}>
        Go to the overview
      </Button>
    </Shell>
  )
}
