import type { CheckedFields } from '@portico/headless'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { checkFields } from '../../../frame/failures/check-fields.ts'

/** The texts in a form's own fields, by the name of the field. */
export type OwnFieldTexts = Readonly<Record<string, string>>

/** Checks the fields of an application: a schema of any Standard Schema library, or a function. */
export type OwnFieldsCheck =
  | StandardSchemaV1<OwnFieldTexts, Readonly<Record<string, unknown>>>
  | ((texts: OwnFieldTexts) => CheckedFields | Promise<CheckedFields>)

/** The fields an application adds to a form. */
export interface OwnFields {
  /** Their names in the form. */
  readonly names: readonly string[]
  /** Runs if the form is submitted. No errors, or an empty object of them, accepts. Default: each text is sent as it is. */
  readonly check?: OwnFieldsCheck | undefined
}

/** Reads and checks the own fields of a form. */
export function checkOwnFields({ names, check }: OwnFields, read: (name: string) => string): Promise<CheckedFields> {
  return checkFields(check, Object.fromEntries(names.map((name) => [name, read(name)])))
}
