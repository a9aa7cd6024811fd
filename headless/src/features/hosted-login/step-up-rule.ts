import { developerError } from '../../core/developer-error.ts'
import { multiFactor, type StepUpRule } from '../../step-up/is-stepped-up.ts'
import { hostedLoginErrors } from './settings.ts'

/** Returns the rule of an option. Throws `option-invalid` for one by which nothing, or a value of another type, would count. */
export function ruleIn(rule: StepUpRule | undefined): { readonly stepUpRule?: StepUpRule } {
  if (!rule) return {}
  const { acrValues, maxAge } = rule
  const isNamed = Array.isArray(acrValues) && acrValues.length > 0 && acrValues.every(isName)
  // A sign-in takes longer than no time at all.
  const isAge = Number.isSafeInteger(maxAge) && maxAge !== undefined && maxAge > 0
  const isValid = (isNamed || acrValues === undefined) && (isAge || maxAge === undefined) && (isNamed || isAge)
  if (isValid) return { stepUpRule: rule }
  throw developerError(
    hostedLoginErrors.optionInvalid,
    'stepUp of the hosted login needs acrValues, a list of texts without spaces, or maxAge, a whole number of seconds above zero',
  )
}

/** The parameters of a request for a step-up. Where no `acr` is stated, the person signs in again. */
export function stepUpQuery(
  rule: StepUpRule = { acrValues: [multiFactor] },
  maxAge = rule.maxAge,
): Readonly<Record<string, string>> {
  if (!rule.acrValues) return { max_age: '0' }
  return { acr_values: rule.acrValues.join(' '), ...(isSeconds(maxAge) && { max_age: String(Math.floor(maxAge)) }) }
}

/** `max_age` is a whole number. */
function isSeconds(age: number | undefined): age is number {
  return age !== undefined && age >= 0 && age <= Number.MAX_SAFE_INTEGER
}

/** `acr_values` are separated by spaces. */
function isName(value: unknown): boolean {
  return typeof value === 'string' && /^\S+$/.test(value)
}
