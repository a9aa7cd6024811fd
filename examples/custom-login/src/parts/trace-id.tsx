import { CopyButton } from './copy-button.tsx'

/** What support asks for to find a failure in the provider's logs. */
export function TraceId({ id }: { readonly id: string }) {
  return (
    <div className="trace-id">
      <p>
        If it goes on, send this trace ID to support: <code dir="ltr">{id}</code>
      </p>
      <CopyButton text={id} label="Copy trace ID" />
    </div>
  )
}
