import { isRecord } from '@portico/headless/internal'
import { operationAt } from '../addresses.ts'
import { isSuccess, type Reply } from '../ask.ts'
import { type ContentNeeds, contentNeeds, pictureSources } from '../content-needs.ts'
import { allows, type ContentPolicy, lacksTrustedType, policiesIn, policiesInPage } from '../content-policy.ts'
import type { Examination, Finding, NetworkCheck } from '../types.ts'

/** Compares the content security policy of the page with the sources that Portico loads and calls. */
export const contentPolicyCheck: NetworkCheck = {
  name: 'content security policy',
  async run(examination) {
    const { origin } = examination.subject
    if (origin === null) return { skipped: 'no --origin' }
    const page = new URL(origin)
    const reply = await pageAt(examination, page)
    if (!reply.isAnswer) return { skipped: `no page answers at ${origin}: ${reply.detail}` }
    if (!isSuccess(reply)) return { skipped: `the page at ${origin} answered ${reply.status}` }
    const header = reply.headers.get('content-security-policy') ?? ''
    const policies = [...policiesIn(header), ...policiesInPage(reply.text)]
    const features = await featuresOf(examination)
    return policies.flatMap((policy) => policyFindings(policy, { page, provider: examination.base, features }))
  },
}

/** The page of an origin. Redirects within the origin are followed, such as to a start page or a language. */
async function pageAt({ ask }: Examination, page: URL): Promise<Reply> {
  let address = page
  for (let redirects = 0; ; redirects++) {
    const reply = await ask(address.href, { headers: { accept: 'text/html' } })
    const location = reply.isAnswer && reply.status >= 300 && reply.status < 400 ? reply.headers.get('location') : null
    if (location === null || redirects === mostRedirects || !URL.canParse(location, address)) return reply
    address = new URL(location, address)
    if (address.origin !== page.origin) return reply
  }
}

const mostRedirects = 5

interface Content {
  readonly page: URL
  readonly provider: URL
  readonly features: readonly Feature[]
}

type Feature = keyof typeof contentNeeds

function policyFindings(policy: ContentPolicy, { page, provider, features }: Content): readonly Finding[] {
  const findings: Finding[] = []
  if (!allows(policy, 'connect-src', provider.href, page)) {
    findings.push({ code: 'csp-connect', seen: `connect-src lacks ${provider.origin}` })
  }
  const pictures = [...pictureSources, provider.href].filter((source) => !allows(policy, 'img-src', source, page))
  if (pictures.length > 0) findings.push({ code: 'csp-images', seen: `img-src lacks ${pictures.join(' ')}` })
  return [...findings, ...features.flatMap((feature) => featureFindings(policy, feature, page))]
}

function featureFindings(policy: ContentPolicy, feature: Feature, page: URL): readonly Finding[] {
  const { sources, trustedType }: ContentNeeds = contentNeeds[feature]
  const findings = Object.entries(sources).flatMap(([directive, needed]): readonly Finding[] => {
    const lacking = needed.filter((source) => !allows(policy, directive, source, page))
    const isByNonce = directive === 'script-src' && policy.get(directive)?.includes("'strict-dynamic'")
    if (lacking.length === 0 || isByNonce) return []
    return [{ code: 'csp-feature', seen: `${feature}: ${directive} lacks ${lacking.join(' ')}` }]
  })
  if (!lacksTrustedType(policy, trustedType)) return findings
  return [...findings, { code: 'csp-trusted-types', seen: `${feature}: trusted-types lacks ${trustedType}` }]
}

/** The named features, and the captcha if the provider asks for one. */
async function featuresOf(examination: Examination): Promise<readonly Feature[]> {
  const path = '/identity/resources/configurations/v1/captcha-policy/public'
  const reply = await examination.ask(operationAt(examination, path))
  const isAsked = reply.isAnswer && isRecord(reply.json) && reply.json['enabled'] === true
  return featureNames.filter((name) => examination.subject.features.includes(name) || (name === 'captcha' && isAsked))
}

/** The features that `--with` may name. */
export const featureNames: readonly Feature[] = ['captcha', 'stripe', 'tag-manager']
