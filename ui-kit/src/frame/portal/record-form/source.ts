import type { Outcome } from '@portico/headless'
import type { SendDraft } from './use-draft.ts'

/** The value of a form of any type, as `RecordSource` has it. */
export interface AnySource {
  readonly record?: { readonly value: object | null; readonly save: (patch: object) => Promise<Outcome> } | undefined
  readonly value?: object | null | undefined
  readonly onSave?: SendDraft | undefined
}

/** The value of a form; `null` while its record loads. */
export function valueFrom({ record, value }: AnySource): object | null {
  return record ? record.value : (value ?? null)
}

/** Saves a record, or calls the function of a plain value. */
export function sendFrom({ record, onSave }: AnySource): SendDraft {
  if (record) return (changes) => record.save(changes)
  return onSave ?? (async () => ({ ok: true, value: undefined }))
}
