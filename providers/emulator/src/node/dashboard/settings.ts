import { html } from 'hono/html'
import { socialLabels, socialNames } from '../../sso/social-names.ts'
import type { Emulator } from '../../types.ts'
import { checkbox, options, post } from './fields.ts'

/** How people may sign in. */
export function waysInSection(emulator: Emulator) {
  const ways = emulator.useWaysIn({})
  const body = html`
    <label for="main">First, after the email address</label>
    <select id="main" name="main">
      ${options(
        [
          ['password', 'Password'],
          ['magicLink', 'Link by email'],
          ['code', 'Code by email'],
          ['sms', 'Code by text message'],
          ['none', 'Nothing: only social and single sign-on'],
        ],
        ways.main,
      )}
    </select>
    <fieldset>
      <legend>Beside it</legend>
      ${checkbox('password', 'Password', ways.password)} ${checkbox('magicLink', 'Link by email', ways.magicLink)}
      ${checkbox('code', 'Code by email', ways.code)} ${checkbox('sms', 'Code by text message', ways.sms)}
      ${checkbox('passkeys', 'Passkeys', ways.passkeys)} ${checkbox('sso', 'Single sign-on', ways.sso)}
    </fieldset>
    <fieldset>
      <legend>Social providers</legend>
      ${socialNames.map((name) => checkbox('social', socialLabels[name], ways.social.includes(name), name))}
    </fieldset>
    <button>Save ways in</button>`
  return post('ways-in', body)
}

export function policiesSection(emulator: Emulator) {
  const policy = emulator.setPolicy({})
  const body = html`
    <label for="mfa">Second factor</label>
    <select id="mfa" name="mfa">
      ${options(
        [
          ['off', 'For those who have one'],
          ['forced', 'For everybody'],
          ['forcedExceptSso', 'For everybody but from single sign-on'],
        ],
        policy.mfa,
      )}
    </select>
    <label for="idleTimeout">Sign out after seconds of doing nothing</label>
    <input id="idleTimeout" name="idleTimeout" inputmode="numeric" value="${policy.idleTimeout ?? ''}" placeholder="never" />
    <label for="lockout">Lock after failed sign-ins</label>
    <input id="lockout" name="lockout" inputmode="numeric" value="${policy.lockout ?? ''}" placeholder="never" />
    <fieldset>
      <legend>Also</legend>
      ${checkbox('captcha', 'Ask for a captcha', policy.captcha)} ${checkbox('signUp', 'Strangers may sign up', policy.signUp)}
    </fieldset>
    <button>Save policies</button>`
  return post('policy', body)
}

/** The provider's clock beside the computer's. */
export function clockSection(emulator: Emulator) {
  const [theirs, ours] = [emulator.now(), Date.now()]
  return html`
    <dl class="facts">
      <div><dt>Provider</dt><dd>${moment(theirs)}</dd></div>
      <div><dt>This computer</dt><dd>${moment(ours)}</dd></div>
      <div><dt>Ahead by</dt><dd>${apart(theirs - ours)}</dd></div>
    </dl>
    <p class="help">Browsers keep their own time: a waiting page notices at its next call.</p>
    ${post('clock', html`<div class="row">${steps.map(([ms, label]) => html`<button name="advance" value="${ms}">${label}</button>`)}</div>`)}
    ${post('real-time', html`<button>Back to this computer’s time</button>`)}`
}

const minute = 60_000
const steps: readonly (readonly [number, string])[] = [
  [minute, '+1 minute'],
  [6 * minute, '+6 minutes'],
  [60 * minute, '+1 hour'],
  [24 * 60 * minute, '+1 day'],
  [31 * 24 * 60 * minute, '+31 days'],
]

function moment(time: number) {
  const date = new Date(time)
  const text = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' }).format(date)
  return html`<time datetime="${date.toISOString()}">${text}</time>`
}

function apart(ms: number): string {
  const minutes = Math.round(ms / minute)
  if (minutes === 0) return 'nothing'
  const parts = [
    [Math.trunc(minutes / 1440), 'd'],
    [Math.trunc((minutes % 1440) / 60), 'h'],
    [minutes % 60, 'min'],
  ] as const
  return parts.flatMap(([count, unit]) => (count === 0 ? [] : `${count} ${unit}`)).join(' ')
}
