import { html } from 'hono/html'
import { type Html, hostedPage } from './page.ts'

/** A person who may be chosen. */
export interface Choice {
  readonly email: string
  readonly name: string
}

/** A page that asks for the user, as at an identity provider. */
export interface PeoplePage {
  /** The company or the social provider. */
  readonly owner: string
  readonly application: string
  /** Where the form is sent. */
  readonly action: string
  /** The hidden fields of the form. */
  readonly hidden: Readonly<Record<string, string>>
  readonly people: readonly Choice[]
  /** The address to begin with. */
  readonly email?: string
  /** An example of an address. */
  readonly example: string
  /** The fault of the last attempt. */
  readonly problem?: string
  /** The origins the form leads to in the end. */
  readonly leadsTo: string
  /** A form that follows those of the page. */
  readonly foot?: Html
}

/** Asks who is there: one of those who are known, or an address. The same page for every provider that is stood in for. */
export function peoplePage(page: PeoplePage): Promise<Response> {
  const { owner, application, action, hidden, people, email = '', example, problem, leadsTo, foot = '' } = page
  const kept = Object.entries(hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  const form = (body: Html) => html`<form method="post" action="${action}">${kept}${body}</form>`
  const known = people.map(
    (one) => html`<li>
      ${form(html`<button name="email" value="${one.email}">
        <span class="mark" aria-hidden="true">${one.name.charAt(0)}</span>
        <span class="who"><bdi class="name">${one.name}</bdi><bdi class="address" dir="ltr">${one.email}</bdi></span>
      </button>`)}
    </li>`,
  )
  return hostedPage({
    title: problem ? 'Error: Choose an account' : 'Choose an account',
    owner,
    leadsTo,
    status: problem ? 400 : 200,
    body: html`
      <p class="lead">to continue to <bdi>${application}</bdi></p>
      ${known.length > 0 ? html`<ul class="people">${known}</ul><p class="or">or</p>` : ''}
      ${form(html`
        ${problem ? html`<p role="alert" id="problem">${problem}</p>` : ''}
        <label for="email">Another address</label>
        <input id="email" name="email" type="email" autocomplete="username" required dir="ltr" value="${email}"
          placeholder="${example}" ${problem ? html`aria-invalid="true" aria-describedby="problem"` : ''} />
        <button class="primary">Continue</button>
        <button name="decision" value="cancel" formnovalidate class="quiet">Cancel</button>`)}
      ${foot}
      <p class="help foot">This page stands in for ${owner}. No password is asked for, and nothing leaves this computer.</p>`,
  })
}
