'use client'

import { PorticoError, useClient } from '@portico/headless'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { Alert } from '../../primitives/alert/alert.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { type Failures, FailuresContext } from '../../slots/index.ts'
import { useBrand } from '../../theme/index.ts'
import type { FailedProps, Place } from './place.ts'

export interface PartFailedProps extends FailedProps {
  /** Further buttons after that of the retry. */
  readonly children?: ReactNode
}

/** The failure of a part of a page, with a way to try again. */
export function PartFailed({ cause, onRetry, children }: PartFailedProps): ReactElement {
  const title = useFailedTitle(cause)
  const t = useMessages(signInMessages)
  return (
    <Alert tone="danger" title={title} isUrgent>
      {t(`errors.${cause}`)}
      <Button size="sm" onPress={onRetry}>
        {t('login.tryAgain')}
      </Button>
      {children}
    </Alert>
  )
}

/** The place of a part of a page: nothing while its code loads, and a notice if it fails. */
export const partPlace: Place = { Loading: () => null, Failed: PartFailed }

/** The slots that lost a ref, of which each client logs one line. */
const lostRefs = new WeakMap<object, Set<string>>()

/** The title of a failure by its cause. */
export function useFailedTitle(cause: FailedProps['cause']): string {
  const { name: app } = useBrand()
  const t = useMessages(signInMessages)
  return cause === 'network' ? t('errors.network.title', { app }) : t('errors.unknown.title')
}

export interface FailuresProviderProps {
  readonly children: ReactNode
}

/** Reports parts that throw, by the event `failed` and the log of the client, and shows them as {@link PartFailed}. */
export function FailuresProvider({ children }: FailuresProviderProps): ReactElement {
  const client = useClient()
  const failures = useMemo(
    (): Failures => ({
      report(part, error) {
        const { code, status, traceId } = error instanceof PorticoError ? error : renderFailed
        client.emit('failed', { feature: 'ui-kit', action: part, code, status, traceId })
        client.log.error(`The part ${part} of the page threw, so its failure is shown in its place.`, error)
      },
      reportLostRef(slot) {
        const slots = lostRefs.get(client) ?? new Set()
        lostRefs.set(client, slots)
        if (slots.has(slot)) return
        slots.add(slot)
        client.log.warn(
          `The slot ${slot} was given a ref and put it on no element: its overlays and its focus fail (slot-ref-lost).`,
        )
      },
      show: (onRetry) => <PartFailed cause="unknown" onRetry={onRetry} />,
    }),
    [client],
  )
  return <FailuresContext.Provider value={failures}>{children}</FailuresContext.Provider>
}

const renderFailed = { code: 'render-failed', status: undefined, traceId: undefined }
