import { html } from 'hono/html'
import { type Html, hostedPage } from '../../pages/page.ts'
import type { Emulator } from '../../types.ts'
import { type Action, actions } from './actions.ts'
import { networkSection, outboxSection } from './network-and-outbox.ts'
import { peopleSection } from './people.ts'
import { clockSection, policiesSection, waysInSection } from './settings.ts'

/** The result of a form. */
export interface Outcome {
  /** The name of the form that is done. */
  readonly done?: string | null
  /** The fault of a form: its section, its text and the typed values. */
  readonly problem?: { readonly section: Action['section']; readonly text: string; readonly form: URLSearchParams }
}

export function dashboardPage(emulator: Emulator, { done, problem }: Outcome): Promise<Response> {
  const message = done && Object.hasOwn(actions, done) ? actions[done]?.done : undefined
  const problemIn = (section: Action['section']) =>
    problem?.section === section ? html`<p role="alert">${problem.text}</p>` : ''
  const section = (id: string, title: string, body: Html, isWide = false) => html`
    <section id="${id}" class="card ${isWide ? 'across' : ''}" aria-labelledby="${id}-title">
      <h2 id="${id}-title">${title}</h2>
      ${body}
    </section>`
  return hostedPage({
    title: problem ? 'Error: Dashboard' : 'Dashboard',
    isWide: true,
    status: problem ? 400 : 200,
    style: '/__emulator/dashboard/style.css',
    script: '/__emulator/dashboard/copy.js',
    body: html`
      <p class="lead">What the provider does for the application in front of it. Every change counts at once.</p>
      <nav aria-label="Sections">
        <a href="#ways-in">Ways in</a> <a href="#policies">Policies</a> <a href="#clock">Clock</a>
        <a href="#network">Network</a> <a href="#outbox">Outbox</a> <a href="#people">People</a>
        <a href="/__emulator/">Refresh</a>
      </nav>
      <p role="status" class="done">${message ?? ''}</p>
      <div class="cards">
        ${section('ways-in', 'Ways in', html`${problemIn('ways-in')}${waysInSection(emulator)}`)}
        ${section('policies', 'Policies', html`${problemIn('policies')}${policiesSection(emulator)}`)}
        ${section('clock', 'Clock', html`${problemIn('clock')}${clockSection(emulator)}`)}
        ${section('network', 'Network', html`${problemIn('network')}${networkSection(emulator)}`)}
        ${section('outbox', 'Outbox', outboxSection(emulator), true)}
        ${section('people', 'People', html`${problemIn('people')}${peopleSection(emulator, problem?.section === 'people' ? problem.form : null)}`, true)}
        ${section(
          'reset',
          'Start again',
          html`<p class="help">People, outbox, policies, clock and faults go back to how they were at the start. All are signed out.</p>
            <form method="post" action="/__emulator/dashboard/reset"><button class="danger">Reset the emulator</button></form>`,
          true,
        )}
      </div>`,
  })
}
