import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { inflateRawSync } from 'node:zlib'
import { Constants, IdentityProvider, SamlLib, ServiceProvider, setSchemaValidator } from 'samlify'
import { certificate, signingKey } from './identity-provider-keys.ts'
import { listenOnLoopback } from './listen-on-loopback.ts'

// The relying party checks what counts; a schema validator would need a program of its own.
setSchemaValidator({ validate: async () => 'not checked' })

/** What an assertion says, where it is to say something else than it should. */
export interface Amiss {
  audience?: string
  inResponseTo?: string
  destination?: string
  recipient?: string
  nameId?: string
  notOnOrAfter?: Date
  /** Somebody has changed the address after it was signed. */
  tamperedEmail?: string
}

/** An identity provider of a company that speaks SAML 2.0, with a page of its own. */
export interface SamlIdentityProvider {
  readonly entityId: string
  readonly entryPoint: string
  readonly certificate: string
  /** What is wrong with the assertions from now on. */
  readonly amiss: Amiss
  /** The response to the request of an address, for somebody: what its page would post. */
  respond(address: string, email: string): Promise<SamlAnswerForm>
  /** Ends it. */
  readonly stop: () => Promise<void>
}

/** What the identity provider posts to the relying party. */
export interface SamlAnswerForm {
  readonly action: string
  readonly SAMLResponse: string
  readonly RelayState: string
}

/** Serves one on loopback. */
export async function startSamlIdentityProvider({ algorithm = sha256 } = {}): Promise<SamlIdentityProvider> {
  const server = createServer()
  const { url, stop } = await listenOnLoopback(server)
  const [entityId, entryPoint] = [`${url}/metadata`, `${url}/sso`]
  const amiss: Amiss = {}
  const idp = IdentityProvider({
    entityID: entityId,
    privateKey: signingKey,
    signingCert: certificate,
    requestSignatureAlgorithm: algorithm,
    isAssertionEncrypted: false,
    wantAuthnRequestsSigned: false,
    nameIDFormat: [emailFormat],
    singleSignOnService: [{ Binding: Constants.namespace.binding.redirect, Location: entryPoint }],
    loginResponseTemplate: { context: SamlLib.defaultLoginResponseTemplate.context, attributes: [] },
  })

  async function respond(address: string, email: string): Promise<SamlAnswerForm> {
    const query = Object.fromEntries(new URL(address).searchParams)
    const xml = inflateRawSync(Buffer.from(query['SAMLRequest'] ?? '', 'base64')).toString()
    const id = /\bID="([^"]+)"/.exec(xml)?.[1] ?? ''
    const acs = /AssertionConsumerServiceURL="([^"]+)"/.exec(xml)?.[1] ?? ''
    const audience = /<(?:\w+:)?Issuer[^>]*>([^<]+)</.exec(xml)?.[1] ?? ''
    const sp = ServiceProvider({
      entityID: audience,
      wantAssertionsSigned: true,
      assertionConsumerService: [{ Binding: Constants.namespace.binding.post, Location: acs }],
    })
    const now = new Date()
    const end = (amiss.notOnOrAfter ?? new Date(now.getTime() + 5 * 60_000)).toISOString()
    const values: Record<string, string> = {
      ID: `_${crypto.randomUUID()}`,
      AssertionID: `_${crypto.randomUUID()}`,
      Destination: amiss.destination ?? acs,
      Audience: amiss.audience ?? audience,
      EntityID: audience,
      SubjectRecipient: amiss.recipient ?? acs,
      Issuer: entityId,
      IssueInstant: now.toISOString(),
      AssertionConsumerServiceURL: acs,
      StatusCode: Constants.StatusCode.Success,
      ConditionsNotBefore: now.toISOString(),
      ConditionsNotOnOrAfter: end,
      SubjectConfirmationDataNotOnOrAfter: end,
      NameIDFormat: emailFormat,
      NameID: amiss.nameId ?? email,
      InResponseTo: amiss.inResponseTo ?? id,
      AuthnStatement: '',
      AttributeStatement: '',
    }
    const replace = (template: string) => ({
      id: values['ID'] ?? '',
      context: SamlLib.replaceTagsByValue(template, values),
    })
    const { context } = await idp.createLoginResponse(sp, { extract: { request: { id } } }, 'post', { email }, replace)
    const response = amiss.tamperedEmail
      ? Buffer.from(Buffer.from(context, 'base64').toString().replaceAll(email, amiss.tamperedEmail)).toString('base64')
      : context
    return { action: acs, SAMLResponse: response, RelayState: query['RelayState'] ?? '' }
  }

  server.on('request', async (request, response) => {
    const address = url + (request.url ?? '/')
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (request.method === 'GET') return response.end(page)
    const form = new URLSearchParams(await text(request))
    const answer = form.has('cancel') ? await denied(address) : await respond(address, form.get('email') ?? '')
    return response.end(posting(answer))
  })

  async function denied(address: string): Promise<SamlAnswerForm> {
    const { action, RelayState } = await respond(address, 'nobody@nowhere.test')
    return { action, RelayState, SAMLResponse: Buffer.from(deniedXml(entityId)).toString('base64') }
  }

  return { entityId, entryPoint, certificate, amiss, respond, stop }
}

const sha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'

const page = `<!doctype html><title>Sign in</title><h1>Globex sign-in</h1>
<form method="post"><label>Work email <input name="email" type="email"></label>
<button>Sign in</button> <button name="cancel" value="1">Cancel</button></form>`

function posting({ action, ...values }: SamlAnswerForm): string {
  const fields = Object.entries(values).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
  return `<!doctype html><title>Going back</title><form method="post" action="${action}">${fields.join('')}</form>
<script>document.forms[0].submit()</script>`
}

function deniedXml(entityId: string): string {
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_1" Version="2.0"><saml:Issuer>${entityId}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Responder"/><samlp:StatusMessage>The person did not want to sign in</samlp:StatusMessage></samlp:Status></samlp:Response>`
}
