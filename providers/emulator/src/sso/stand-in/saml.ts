import { malformed } from '@portico/headless/provider'
import type { Application } from '../../calls/dispatch.ts'
import type { SamlProvider } from '../../calls/relying-party.ts'
import type { World } from '../../calls/world.ts'
import { drawToken } from '../../core/random.ts'
import { refuseForeign } from '../../http/origins.ts'
import { peoplePage } from '../../pages/people.ts'
import { isAddress } from '../addresses.ts'
import { attemptOf } from '../attempts.ts'
import { ssoRecords } from '../records.ts'
import { faultChoice, faultOf } from './fault-choice.ts'
import { colleagues, groupsOf, nameOf, noAddress, type StandIn, standInOf, standInSaml } from './provider.ts'
import { samlFaults } from './saml-faults.ts'
import { type Assertion, refusedResponse, samlResponse, type Usual, usualResponse } from './saml-response.ts'

/** The stand-in SAML provider of connections without one. */
export function serveSamlStandIn(app: Application, world: World): void {
  app.get('/idp/:id/metadata', (context) => {
    const { connection } = standInOf(world.state, context.req.param('id'))
    const xml = samlMetadata(standInSaml(connection, new URL(context.req.url).origin))
    return new Response(xml, { headers: { 'content-type': 'application/samlmetadata+xml' } })
  })

  app.get('/idp/:id/saml', (context) => page(context.req.param('id'), new URL(context.req.url).searchParams))

  app.post('/idp/:id/saml', async (context) => {
    refuseForeign(world.options, context.req.raw)
    const id = context.req.param('id')
    const standIn = standInOf(world.state, id)
    const form = new URLSearchParams(await context.req.text())
    const email = (form.get('email') ?? '').trim()
    const request = await readRequest(form.get('SAMLRequest') ?? '')
    const { origin } = new URL(context.req.url)
    if (request.acsUrl !== `${origin}/auth/saml/callback`) throw malformed('The request is not of this emulator')
    const usual: Usual = {
      ...request,
      id: `_${drawToken(world.state)}`,
      issuer: `${origin}/idp/${id}`,
      now: world.now(),
      email,
      name: nameOf(world.state, email),
      groups: groupsOf(world.state, standIn, email),
    }
    if (form.get('decision') === 'cancel') {
      return deliver(
        form,
        await samlResponse(refusedResponse(usual, 'The person did not want to sign in')),
        request.acsUrl,
      )
    }
    if (!isAddress(email)) return page(id, form, noAddress)
    const fault = faultOf(standIn.connection)
    const xml =
      fault === 'response-unreadable' ? 'no XML' : await samlResponse(withFault(usualResponse(usual), standIn))
    if (fault === 'relay-state-missing') form.delete('RelayState')
    return deliver(form, xml, request.acsUrl)
  })

  function withFault(response: Assertion, { connection }: StandIn): Assertion {
    const fault = faultOf(connection)
    const change = fault && samlFaults[fault]
    if (change) return change(response)
    if (fault !== 'response-replayed') return response
    // The answer to the request of an earlier test.
    const earlier = ssoRecords.of(world.state).ssoTests.find((one) => one.connectionId === connection.id)
    return { ...response, requestId: earlier?.requestId ?? response.requestId }
  }

  /** Posts the response where the page of a real one would have the browser post it, and hands on the answer. */
  async function deliver(form: URLSearchParams, xml: string, acsUrl: string): Promise<Response> {
    const SAMLResponse = btoa(String.fromCharCode(...new TextEncoder().encode(xml)))
    const body = new URLSearchParams({ SAMLResponse, RelayState: form.get('RelayState') ?? '' })
    return world.fetch(new Request(acsUrl, { method: 'POST', body }))
  }

  function page(id: string, asked: URLSearchParams, problem?: string): Promise<Response> {
    const standIn = standInOf(world.state, id)
    const [SAMLRequest, RelayState] = [asked.get('SAMLRequest') ?? '', asked.get('RelayState') ?? '']
    const attempt = attemptOf({ state: world.state, now: world.now() }, RelayState)
    if (!attempt) throw malformed('This sign-in is over or was never begun. Go back to the application')
    const { origin, host } = new URL(attempt.returnTo)
    return peoplePage({
      owner: standIn.tenant.name,
      application: host,
      action: `/idp/${id}/saml`,
      hidden: { SAMLRequest, RelayState },
      people: colleagues(world.state, standIn),
      email: asked.get('email') ?? '',
      example: `name@${standIn.connection.domains[0] ?? 'example.test'}`,
      leadsTo: origin,
      ...(attempt.testId !== undefined && {
        foot: faultChoice(
          standIn.connection,
          codes,
          `/idp/${id}/saml?${new URLSearchParams({ SAMLRequest, RelayState })}`,
        ),
      }),
      ...(problem !== undefined && { problem }),
    })
  }
}

/** The faults that the page offers. */
const codes = [...Object.keys(samlFaults), 'response-replayed', 'response-unreadable', 'relay-state-missing']

/** Reads a request by redirect: deflated and in base 64. */
async function readRequest(request: string) {
  if (request.length > longestRequest) throw malformed('The SAML request is too long')
  const xml = await inflated(request).catch(() => '')
  const requestId = /\bID="([^"]+)"/.exec(xml)?.[1]
  const acsUrl = /\bAssertionConsumerServiceURL="([^"]+)"/.exec(xml)?.[1]
  const audience = /<(?:\w+:)?Issuer[^>]*>([^<]+)</.exec(xml)?.[1]
  if (!requestId || !acsUrl || !audience) throw malformed('SAMLRequest must be a request for authentication')
  return { requestId, acsUrl, audience }
}

const longestRequest = 8192

async function inflated(request: string): Promise<string> {
  const bytes = Uint8Array.from(atob(request), (character) => character.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).text()
}

/** The metadata of a SAML identity provider, as XML. */
function samlMetadata({ entityId, entryPoint, certificate }: SamlProvider): string {
  const key = certificate.replace(/-----[A-Z ]+-----|\s/g, '')
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">
  <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol" WantAuthnRequestsSigned="false">
    <md:KeyDescriptor use="signing">
      <ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#">
        <ds:X509Data><ds:X509Certificate>${key}</ds:X509Certificate></ds:X509Data>
      </ds:KeyInfo>
    </md:KeyDescriptor>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${entryPoint}"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>
`
}
