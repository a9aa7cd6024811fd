import { malformed } from '@portico/headless/provider'
import type { Fault } from '../../calls/faults.ts'
import { socialNames } from '../../sso/social-names.ts'
import type { Emulator } from '../../types.ts'

/** A form of the dashboard. */
export interface Action {
  /** The section of the page it is in. */
  readonly section: 'ways-in' | 'policies' | 'clock' | 'network' | 'people' | 'reset'
  readonly done: string
  /** Does it. Throws a refusal, which the page shows. */
  readonly run: (emulator: Emulator, form: URLSearchParams) => void
}

/** Every form, by the name at the end of its address. */
export const actions: Readonly<Record<string, Action>> = {
  'ways-in': {
    section: 'ways-in',
    done: 'The ways in are saved. Reload the application to see them.',
    run(emulator, form) {
      const main = mains.find((one) => one === form.get('main'))
      if (main === undefined) throw malformed(`Choose a first way in: ${mains.join(', ')}`)
      emulator.useWaysIn({
        main,
        password: form.has('password'),
        magicLink: form.has('magicLink'),
        code: form.has('code'),
        sms: form.has('sms'),
        passkeys: form.has('passkeys'),
        sso: form.has('sso'),
        social: socialNames.filter((name) => form.getAll('social').includes(name)),
      })
    },
  },
  policy: {
    section: 'policies',
    done: 'The policies are saved.',
    run(emulator, form) {
      const mfa = enforcements.find((one) => one === form.get('mfa'))
      emulator.setPolicy({
        ...(mfa !== undefined && { mfa }),
        captcha: form.has('captcha'),
        signUp: form.has('signUp'),
        idleTimeout: wholeOrNull(form, 'idleTimeout'),
        lockout: wholeOrNull(form, 'lockout'),
      })
    },
  },
  clock: {
    section: 'clock',
    done: 'The provider’s clock is moved.',
    run: (emulator, form) => emulator.advance(whole(form, 'advance')),
  },
  'real-time': {
    section: 'clock',
    done: 'The provider tells the time of this computer again.',
    run: (emulator) => emulator.setTime(Date.now()),
  },
  latency: {
    section: 'network',
    done: 'The latency is set.',
    run: (emulator, form) => void emulator.latency(Math.min(whole(form, 'ms'), 600_000)),
  },
  fault: {
    section: 'network',
    done: 'The fault is set.',
    run(emulator, form) {
      const kind = faultKinds.find(({ value }) => value === form.get('kind'))
      if (!kind) throw malformed('Choose what goes wrong')
      const times = wholeOrNull(form, 'times')
      const operation = (form.get('operation') ?? '').trim() || '*'
      emulator.faults.add({ operation, ...kind.fault, ...(times !== null && { times }) })
    },
  },
  'clear-faults': {
    section: 'network',
    done: 'Everything answers as it should.',
    run: (emulator) => emulator.faults.clear(),
  },
  'add-user': {
    section: 'people',
    done: 'The person is added, with the demo password.',
    run(emulator, form) {
      const factor = secondFactors.find(({ value }) => value === form.get('secondFactor'))?.value
      const name = (form.get('name') ?? '').trim()
      const tenant = form.get('tenant') ?? ''
      const role = form.get('role') ?? ''
      emulator.addUser({
        email: (form.get('email') ?? '').trim(),
        ...(name !== '' && { name }),
        ...(tenant !== '' && { tenants: [tenant] }),
        ...(role !== '' && { roles: [role] }),
        ...(factor !== undefined && { secondFactor: factor }),
      })
    },
  },
  lock: {
    section: 'people',
    done: 'The account is changed.',
    run: (emulator, form) => emulator.setLocked(form.get('email') ?? '', form.get('isLocked') === 'true'),
  },
  reset: {
    section: 'reset',
    done: 'Everything is as it was at the start.',
    run: (emulator) => emulator.reset(),
  },
}

/** The kinds of faults with their labels. */
export const faultKinds: readonly {
  readonly value: string
  readonly label: string
  readonly fault: Pick<Fault, 'kind' | 'status' | 'delayMs' | 'when'>
}[] = [
  { value: '503', label: 'Answers 503', fault: { kind: 'status', status: 503 } },
  { value: '500', label: 'Answers 500', fault: { kind: 'status', status: 500 } },
  { value: 'drop', label: 'No connection', fault: { kind: 'drop' } },
  { value: 'lost', label: 'Done, but the answer is lost', fault: { kind: 'drop', when: 'after' } },
  { value: 'broken', label: 'Broken answer', fault: { kind: 'brokenBody' } },
  { value: 'slow', label: '10 seconds late', fault: { kind: 'delay', delayMs: 10_000 } },
]

/** The second factors a person may be added with. */
export const secondFactors = [
  { value: 'none', label: 'None' },
  { value: 'authenticator', label: 'Authenticator app' },
  { value: 'sms', label: 'Text message' },
  { value: 'email', label: 'Email' },
  { value: 'enroll', label: 'Has to set one up' },
] as const

const mains = ['password', 'magicLink', 'code', 'sms', 'none'] as const
const enforcements = ['off', 'forced', 'forcedExceptSso'] as const

function whole(form: URLSearchParams, name: string): number {
  const value = (form.get(name) ?? '').trim()
  if (/^\d{1,15}$/.test(value)) return Number(value)
  throw malformed(`${name} must be a whole number, not "${value}"`)
}

function wholeOrNull(form: URLSearchParams, name: string): number | null {
  return (form.get(name) ?? '').trim() === '' ? null : whole(form, name)
}
