import { leftInPage } from './left-in-page.ts'

/** The kinds of values that Trusted Types let through. */
type Kind = 'createScriptURL' | 'createHTML'

/** The part of the Trusted Types API that is used here. */
interface TrustedTypes {
  createPolicy(name: string, rules: object): Readonly<Record<Kind, (text: string) => unknown>>
}

/** One policy for all values of a name: a page lets no name be taken twice. */
const policies: Record<string, ReturnType<TrustedTypes['createPolicy']>> = {}

/**
 * Returns the function that makes a text one that Trusted Types let through, by a policy of that name. It throws where the
 * page's own policy does not name it. Without Trusted Types the text stays.
 */
export function trustedBy(name: string, kind: 'createScriptURL' | 'createHTML'): (text: string) => unknown {
  return (text) => {
    const types = leftInPage('trustedTypes')
    if (!hasTrustedTypes(types)) return text
    policies[name] ??= types.createPolicy(name, { [kind]: (given: string) => given })
    return policies[name][kind](text)
  }
}

function hasTrustedTypes(value: unknown): value is TrustedTypes {
  return typeof value === 'object' && value !== null && 'createPolicy' in value
}
