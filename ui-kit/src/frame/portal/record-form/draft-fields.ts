import type { PorticoError } from '@portico/headless'
import { shownLine } from '@portico/headless/internal'
import type { ReactElement, ReactNode } from 'react'
import { isRecord, ownMember, ownValue } from '../../../theme/own-member.ts'
import { checkFields } from '../../failures/check-fields.ts'
import { changesOf, type Edits, isBlank, withEdits } from './edits.ts'
import type { ExtraFields, FieldAppearance, FieldSettings, RecordFormSettings } from './types.ts'

/** The fields of a form over a value of any type. */
export interface DraftSettings
  extends Omit<RecordFormSettings<object>, 'fields' | 'extra' | 'appearance' | 'children' | 'onEdited'> {
  readonly fields: readonly DraftFieldSettings[]
  readonly extra?: (Omit<ExtraFields<object>, 'at'> & { readonly at: string }) | undefined
  readonly appearance?: Readonly<Partial<Record<string, FieldAppearance>>> | undefined
  readonly onEdited?: ((values: object) => void) | undefined
  readonly children?: ((field: (name: string) => ReactElement | null) => ReactNode) | undefined
}

/** The settings of a field in a form over a value of any type. */
export interface DraftFieldSettings extends FieldSettings<unknown, string> {
  propose?(values: object): unknown
}

/** A field of a form. Its name is the whole path. */
export interface DraftField extends DraftFieldSettings {
  readonly appearance: FieldAppearance
}

/** The fields of a form and those of the application, with the appearance of each. */
export function fieldsOf(settings: DraftSettings, isViewOnly: boolean): readonly DraftField[] {
  const { fields, extra, appearance = {} } = settings
  const extraFields = extra?.fields.map((field) => ({ ...field, name: `${extra.at}.${field.name}` })) ?? []
  return [...fields, ...extraFields].map((field) => {
    const wanted = ownValue(appearance, field.name) ?? field.appearance ?? 'edit'
    return { ...field, appearance: wanted === 'edit' && isViewOnly ? 'viewOnly' : wanted }
  })
}

/** Returns the edits of a person, with the proposals of fields without an edit. */
export function withProposals(fields: readonly DraftField[], value: object, edits: Edits): Edits {
  const edited = withEdits(value, edits)
  const proposed = fields.flatMap(({ name, propose, appearance }) =>
    propose && appearance === 'edit' && !edits.has(name) ? [[name, propose(edited)] as const] : [],
  )
  return new Map([...edits, ...proposed])
}

/** `true` for a field without a value or a proposal that accepts none. */
export function mayStayEmpty(
  { isRequired, propose, check }: Omit<DraftField, 'name' | 'label'>,
  stored: unknown,
): boolean {
  return isBlank(stored) && !isRequired && !propose && (check?.(stored ?? '') ?? null) === null
}

/** The result of the checks before a save. */
export interface Checked {
  /** The errors by field; empty if all fields are valid. */
  readonly errors: ReadonlyMap<string, string>
  readonly changes: Edits
}

/** Checks the fields that can be edited, and lets the schema of the application replace the values of its fields. */
export async function checkDraft(
  { extra }: DraftSettings,
  fields: readonly DraftField[],
  value: object,
  edits: Edits,
  requiredText: string,
): Promise<Checked> {
  const edited = withEdits(value, edits)
  const errors = new Map<string, string>()
  for (const field of fields.filter(({ appearance }) => appearance === 'edit')) {
    const content = ownMember(edited, field.name)
    const error = field.isRequired && isEmpty(content) ? requiredText : (field.check?.(content) ?? null)
    if (error !== null) errors.set(field.name, error)
  }
  if (!extra?.check) return { errors, changes: changesOf(value, edits) }
  const names = extra.fields.map(({ name }) => name)
  const values = names.map((name) => [name, ownMember(edited, `${extra.at}.${name}`)])
  const checked = await checkFields(extra.check, Object.fromEntries(values))
  for (const [name, text] of Object.entries(checked.errors ?? {})) {
    const path = `${extra.at}.${name}`
    if (!errors.has(path)) errors.set(path, text)
  }
  const replaced = Object.entries(checked.values ?? {}).map(
    ([name, member]) => [`${extra.at}.${name}`, member] as const,
  )
  return { errors, changes: changesOf(value, new Map([...edits, ...replaced])) }
}

/**
 * The errors by field of a refused save: from `context.errors`, which has a text by path, and from the code of the error,
 * if a field names it in `codes`. `ownText` is the text of the error itself.
 */
export function refusedFields(error: PorticoError, ownText: string, fields: readonly DraftField[]) {
  const texts = error.context?.['errors']
  const found = fields.flatMap(({ name, codes = [], appearance }) => {
    const text = codes.includes(error.code) ? ownText : isRecord(texts) ? firstText(ownValue(texts, name)) : null
    return text !== null && appearance === 'edit' ? [[name, text] as const] : []
  })
  return new Map(found)
}

function firstText(texts: unknown): string | null {
  const [text = texts] = Array.isArray(texts) ? texts : []
  return typeof text === 'string' ? text : null
}

function isEmpty(content: unknown): boolean {
  if (typeof content === 'string') return shownLine(content) === ''
  return isBlank(content) || (Array.isArray(content) && content.length === 0)
}
