import type { UsersTableActions, UsersTableState } from '@portico/headless/portal/users'
import { Button } from '../parts/button.tsx'

/** The props of {@link PagesNav}. */
export interface PagesNavProps {
  readonly table: Pick<UsersTableState, 'query' | 'hasMore' | 'rows'> & Pick<UsersTableActions, 'goToPage'>
}

/** The ways to the page before and the page after. */
export function PagesNav({ table: { query, hasMore, goToPage } }: PagesNavProps) {
  const { page } = query
  if (page === 0 && !hasMore) return null
  return (
    <nav className="users-pages" aria-label="Pages">
      {page > 0 && (
        <Button size="small" onPress={() => void goToPage({ page: page - 1 })}>
          Previous
        </Button>
      )}
      <span>Page {page + 1}</span>
      {hasMore && (
        <Button size="small" onPress={() => void goToPage({ page: page + 1 })}>
          Next
        </Button>
      )}
    </nav>
  )
}
