import { autoAdvance } from '../../client/auto-advance.ts'
import { signInAddress } from '../../client/custom-login.ts'
import { type Client, type Feature, navigateAfterAuth } from '../../client/index.ts'
import { routesOf } from '../../client/routes-of.ts'
import { withQuery } from '../../client/with-query.ts'
import { PorticoError, part } from '../../core/errors.ts'
import type { TaskCall } from '../../core/feature.ts'
import type { components } from '../../http/contract.gen.ts'
import { sessionFeature } from '../../session/index.ts'
import { startUpFeature } from '../../startup/feature.ts'
import { keepActivationEmail } from '../activation/internal.ts'
import { loginFeature } from '../login/index.ts'
import { sendPasswordless, toLogin } from '../login/internal.ts'
import {
  type Configuration,
  formOf,
  invitationOf,
  requestOf,
  type SignUpRequest,
  strategiesOf,
  usualStrategies,
} from './request.ts'
import type { SignUpActions, SignUpState, SignUpStep, SignUpSuccessStep, VerifyPhoneStep } from './types.ts'

/** Signing up: the fields of the form, the new account, and the page after it. */
export const signUpFeature: Feature<SignUpState, SignUpActions> = {
  name: 'sign-up',
  // A failed sign-up signs the present user out and keeps the form.
  scope: 'client',
  state: ({ client }) => ({ step: { name: 'SignUp' }, ...formOf(client, usualStrategies, null) }),
  memory: () => ({ made: null, successUrl: undefined }),
  actions(tools) {
    const { client, task, step, cancelAll, state, memory } = tools
    const { advanceAfter, advanceNow, stay } = autoAdvance(tools, moveOn)

    const verifyPhone = task('single', async ({ signal }) => {
      const { step: present } = state()
      if (present.name !== 'VerifyPhone') return
      await sendTextCode(client, present, signal)
      toSignIn(client)
    })

    return {
      load: task('latest', async (call) => {
        const [strategies, configuration] = await Promise.all([readStrategies(client, call), readPolicy(client, call)])
        call.set(formOf(client, strategies, configuration))
        const isClosed = configuration?.allowSignups === false && !invitationOf(client)
        if (!isClosed || call.state().step.name !== 'SignUp') return
        call.set({ step: { name: 'SignUpClosed', isStaying: false } })
        void advanceAfter(closedDelay)
      }),
      submit: task('single', async (call, input) => {
        const request = await requestOf(client, call.state(), input)
        const { email = '', phoneNumber = '' } = request.body
        const sent = JSON.stringify([request.by, email, phoneNumber, request.body.username])
        const { made } = memory()
        const answer = made?.sent === sent ? made.answer : await send(client, request, call)
        Object.assign(memory(), { made: { sent, answer }, successUrl: input.successUrl })
        if (request.by === 'phoneNumber') {
          call.set({ step: { name: 'VerifyPhone', email, phoneNumber } })
          return void verifyPhone()
        }
        await follow(call, answer, email)
        memory().made = null
      }),
      verifyPhone,
      proceed: advanceNow,
      stay,
      restart: step(({ set }) => {
        cancelAll()
        memory().made = null
        set({ step: { name: 'SignUp' } })
      }),
    }

    /** Shows the step of the answer. */
    async function follow(call: TaskCall<SignUpState>, answer: Answer, email: string): Promise<void> {
      const { shouldActivate, userId, activationToken, otcToken, authResponse } = answer
      const token = otcToken ?? activationToken
      if (shouldActivate) {
        keepActivationEmail(client, email)
        if (!userId || !token) return call.set({ step: success(email, email ? 'mail' : 'signIn') })
        call.set({ step: success(email, 'activation') })
        const { activateUrl, activateWithOTCUrl } = routesOf(client)
        const query = new URLSearchParams({ userId, token }).toString()
        return client.navigate(withQuery(otcToken ? activateWithOTCUrl : activateUrl, query), { replace: true })
      }
      if (!opensSession(authResponse)) return call.set({ step: success(email, 'signIn') })
      const accepted = await client.session.accept(authResponse, call)
      if (accepted.kind === 'authenticated') {
        call.set({ step: success(email, 'application') })
        return void advanceAfter(afterAuthDelay)
      }
      await client.get(loginFeature).actions.proceed(accepted)
      call.set({ step: success(email, 'secondFactor') })
      toLogin(client, { query: queryOf(client) })
    }

    function moveOn(): void {
      const { step: present } = state()
      const isIn = present.name === 'SignUpSuccess' && present.next === 'application'
      const target = memory().successUrl ?? routesOf(client).signUpSuccessUrl
      if (!isIn) toSignIn(client)
      else if (target === undefined) navigateAfterAuth(client)
      else client.navigate(target, { replace: true })
    }
  },
  start({ actions, state, set }) {
    if (isOver(state().step)) set({ step: { name: 'SignUp' } })
    void actions.load()
    return undefined
  },
} satisfies Feature<SignUpState, SignUpActions, undefined, Memory>

interface Memory {
  /** An account that was made although its user could not be signed in yet: a second request would be refused. */
  made: { readonly sent: string; readonly answer: Answer } | null
  successUrl: string | undefined
}

type Answer = components['schemas']['SignUpResponse']

/** Sends the form. A failure signs the present user out. */
async function send(client: Client, request: SignUpRequest, { signal }: TaskCall<SignUpState>): Promise<Answer> {
  const { by } = request
  const recaptchaToken = request.body.recaptchaToken ?? (await signUpCaptcha(client, signal))
  const body = { ...request.body, ...(recaptchaToken && { recaptchaToken }) }
  const path = '/identity/resources/users/v1/signUp'
  try {
    switch (by) {
      case 'phoneNumber':
        return await client.api.post(`${path}/phoneNumber`, { body, signal })
      case 'username':
        return await client.api.post(`${path}/username`, { body, signal })
      case 'email':
        return await client.api.post(path, { body, signal })
      default:
        return by satisfies never
    }
  } catch (error) {
    if (!signal.aborted && client.get(sessionFeature).getSnapshot().user)
      await client.session.logOut({ isStaying: true })
    throw error
  }
}

async function readStrategies(client: Client, { state, signal }: TaskCall<SignUpState>) {
  try {
    return strategiesOf(await client.api.get('/identity/resources/configurations/v1/sign-up/strategies', { signal }))
  } catch (error) {
    if (!(error instanceof PorticoError)) throw error
    return state().strategies
  }
}

/** The policy, read if start-up has not read it yet. If it cannot be read, the provider checks the form. */
async function readPolicy(client: Client, { signal }: TaskCall<SignUpState>): Promise<Configuration> {
  const { configuration } = client.get(startUpFeature).getSnapshot().policy
  return configuration ?? client.api.get('/identity/resources/configurations/v1/public', { signal }).catch(() => null)
}

/** `false` for an empty answer too: the account exists, and its user signs in. */
function opensSession(answer: Answer['authResponse']): answer is NonNullable<typeof answer> {
  return Object.keys(answer ?? {}).length > 0
}

/** Opens the sign-in with the page's query: an invitation, the way back, a tenant. */
function toSignIn(client: Client): void {
  client.navigate(signInAddress(client, queryOf(client)), { replace: true })
}

function queryOf({ ports }: Client): string | undefined {
  return ports.page.url()?.search
}

/** `true` if an earlier sign-up has ended, so that the form is shown for another. */
function isOver(step: SignUpStep): boolean {
  if (step.name === 'SignUpSuccess') return step.next !== 'mail'
  return step.name === 'SignUpClosed'
}

function success(email: string, next: SignUpSuccessStep['next']): SignUpSuccessStep {
  return { name: 'SignUpSuccess', email, next, isStaying: false }
}

/** Delay between the sign-in and moving on, in milliseconds. */
const afterAuthDelay = 200

/** Milliseconds for which the notice that sign-up is closed is shown. */
const closedDelay = 3000

/** The captcha token of a sign-up, or `undefined` if the provider or the application has no captcha. */
async function signUpCaptcha(client: Client, signal: AbortSignal): Promise<string | undefined> {
  if (!client.options.captcha) return undefined
  const { captchaToken } = await part(import('../../captcha/captcha-token.ts'))
  return captchaToken(client, 'sign_up', signal)
}

/** Sends a code to a phone number. The sign-in waits for it, and it signs its owner in. */
async function sendTextCode(
  client: Client,
  { email, phoneNumber }: VerifyPhoneStep,
  signal: AbortSignal,
): Promise<void> {
  const step = await sendPasswordless(client, { way: 'SmsCode', email, phoneNumber }, signal)
  await client.get(loginFeature).actions.proceed({ kind: 'step', step })
}
