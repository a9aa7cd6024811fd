import type { CheckedFields } from '@portico/headless'
import type { StandardSchemaV1 } from '@standard-schema/spec'

/** The texts in a form's own fields, by the name of the field. */
export type OwnFieldTexts = Readonly<Record<string, string>>

/** Checks the fields an application adds to a form: a schema of any library that speaks Standard Schema, or a function. */
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

/**
 * Reads and checks the own fields of a form. An issue of a schema belongs to the field its path begins with, and to the
 * first field if it has none.
 *
 * @see https://standardschema.dev
 */
export async function checkOwnFields(
  { names, check }: OwnFields,
  read: (name: string) => string,
): Promise<CheckedFields> {
  const texts = Object.fromEntries(names.map((name) => [name, read(name)]))
  if (!check) return { values: texts }
  if (!('~standard' in check)) {
    const checked = await check(texts)
    const isRefused = Object.keys(checked.errors ?? {}).length > 0
    return isRefused ? checked : { values: checked.values ?? texts }
  }
  const result = await check['~standard'].validate(texts)
  if (!result.issues) return { values: result.value }
  const errors: Record<string, string> = {}
  for (const issue of result.issues) {
    const name = fieldOf(issue, names)
    if (name !== undefined) errors[name] ??= issue.message
  }
  return { errors }
}

function fieldOf({ path }: StandardSchemaV1.Issue, names: readonly string[]): string | undefined {
  const [first] = path ?? []
  const key = String(typeof first === 'object' ? first.key : first)
  return names.includes(key) ? key : names[0]
}
