import type { CheckedFields } from '@portico/headless'
import type { StandardSchemaV1 } from '@standard-schema/spec'

/** Checks the fields of an application: a schema of any Standard Schema library, or a function. */
export type FieldsCheck<Values extends Readonly<Record<string, unknown>>> =
  | StandardSchemaV1<Values, Readonly<Record<string, unknown>>>
  | ((values: Values) => CheckedFields | Promise<CheckedFields>)

/**
 * Checks the values of fields. An issue of a schema belongs to the field its path begins with, and to the first field if
 * it has none.
 *
 * @see https://standardschema.dev
 */
export async function checkFields<Values extends Readonly<Record<string, unknown>>>(
  check: FieldsCheck<Values> | undefined,
  values: Values,
): Promise<CheckedFields> {
  if (!check) return { values }
  if (!('~standard' in check)) {
    const checked = await check(values)
    const isRefused = Object.keys(checked.errors ?? {}).length > 0
    return isRefused ? checked : { values: checked.values ?? values }
  }
  const result = await check['~standard'].validate(values)
  if (!result.issues) return { values: result.value }
  const errors = new Map<string, string>()
  for (const issue of result.issues) {
    const name = fieldOf(issue, Object.keys(values))
    if (name !== undefined && !errors.has(name)) errors.set(name, issue.message)
  }
  return { errors: Object.fromEntries(errors) }
}

function fieldOf({ path }: StandardSchemaV1.Issue, names: readonly string[]): string | undefined {
  const [first] = path ?? []
  const key = String(typeof first === 'object' ? first.key : first)
  return names.includes(key) ? key : names[0]
}
