import { lazyPart } from '../../loading/lazy-part.tsx'
import { emptyPlace } from '../../loading/place.ts'
import type { ClosedNoticeProps } from './closed-notice.tsx'

/** The {@link ClosedNotice} with its code, words and rules of the portal, which load once a dialog was closed. */
export const LazyClosedNotice = lazyPart<ClosedNoticeProps>(
  async () => (await import('./closed-notice.tsx')).ClosedNotice,
  emptyPlace,
)
