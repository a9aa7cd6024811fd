import type { PorticoError } from '@portico/headless'
import { explain } from '../explain.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { TraceId } from './trace-id.tsx'
import { useFreshKey } from './use-fresh-key.ts'

/** What a {@link FailureNotice} takes. */
export interface FailureNoticeProps {
  /** Why the last try failed. Shown here when it is about no single field. */
  readonly error: PorticoError | null
  /** Begins again, where only that helps. */
  readonly onRestart: () => void
}

/** Why the form could not go on, above its button, with the trace id that support asks for. */
export function FailureNotice({ error, onRestart }: FailureNoticeProps) {
  const key = useFreshKey(error)
  const explanation = error && explain(error)
  if (explanation?.about !== 'form') return null
  return (
    <Notice key={key} tone="danger" title={explanation.title ?? 'That didn’t work'} isAlert>
      <p>{explanation.text}</p>
      {explanation.isFinal && (
        <Button size="small" onPress={onRestart}>
          Start again
        </Button>
      )}
      {error?.traceId !== undefined && hasFailedThere(error) && <TraceId id={error.traceId} />}
    </Notice>
  )
}

/** A refusal needs no support, so its trace id would only be noise. */
function hasFailedThere({ status }: PorticoError): boolean {
  return status === undefined || status >= 500
}
