import { headings } from '../headings.ts'
import { accounts, beSignedIn, beWelcomed, codeNow, giveCode, giveEmail, givePassword } from '../person.ts'
import { runTranscript, type Step } from '../transcript.ts'
import type { Visit } from '../visit.ts'
import { mailedAddress } from './accounts/sign-up.ts'
import { askForLink, choosePassword, openMailedLink } from './kit/passwords.ts'
import type { Scenario } from './scenario.ts'

type Flow = (visit: Visit, step: Step) => Promise<void>

const flows: Readonly<Record<string, Flow>> = {
  async 'sign-in'(visit, step) {
    await step('The user opens the sign-in.', async () => {
      await visit.goTo('/account/login')
      await visit.see(headings.email)
    })
    await step('The user continues without an address.', async () => {
      await visit.page.getByRole('button', { name: 'Continue', exact: true }).click()
      await visit.page.getByRole('alert').first().waitFor()
    })
    await step('The user continues with an address.', async () => {
      await giveEmail(visit, accounts.admin)
      await visit.see(headings.password)
    })
    await step('The user sends a wrong password.', async () => {
      await givePassword(visit, 'Portico-demo-2')
      await visit.page.getByRole('alert').getByText('That email and password don’t match').waitFor()
    })
    await step('The user sends the right password.', async () => {
      await givePassword(visit)
      await beWelcomed(visit, 'Ada Admin')
    })
  },
  async 'second-factor'(visit, step) {
    await step('The user gives address and password.', async () => {
      await visit.goTo('/account/login')
      await giveEmail(visit, accounts.mfa)
      await givePassword(visit)
      await visit.see(headings.code)
    })
    const code = await codeNow(visit)
    await step('The user types a wrong code.', async () => {
      await giveCode(visit, code === '000000' ? '111111' : '000000')
      await visit.page.getByRole('alert').getByText('That code doesn’t match').waitFor()
    })
    await step('The user cannot use the app.', async () => {
      await visit.page.getByRole('button', { name: 'I can’t use my authenticator app' }).click()
      await visit.see(headings.recover)
    })
  },
  async 'forgotten-password'(visit, step) {
    await step('The user opens the form from the sign-in.', async () => {
      await visit.goTo('/account/login')
      await giveEmail(visit, accounts.admin)
      await visit.see(headings.password)
      await visit.page.getByRole('link', { name: 'Forgot password?' }).click()
      await visit.see('Forgot your password?')
    })
    await step('The user sends the address.', () => askForLink(visit))
    await step('The user opens the link of the mail.', async () => {
      await openMailedLink(visit)
      await visit.see('Choose a new password')
    })
    await step('The user chooses a password that is too short.', async () => {
      await choosePassword(visit, 'half')
      await visit.page.getByRole('alert').first().waitFor()
    })
    await step('The user chooses a good password.', async () => {
      await choosePassword(visit, 'Winter-harbour-7')
      await visit.see('Your new password is set')
    })
  },
  async 'sign-up'(visit, step) {
    const { page, see } = visit
    await step('The user opens the sign-up from the sign-in.', async () => {
      await visit.goTo('/account/login')
      await page.getByRole('link', { name: 'Create an account' }).click()
      await see('Create your account')
    })
    await step('The user sends the form without a name.', async () => {
      await page.getByLabel('Work email').fill('ann@new.test')
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.getByText('Enter your name.').waitFor()
    })
    await step('The user sends the whole form.', async () => {
      await page.getByLabel('Full name').fill('Ann Archer')
      await page.getByLabel('Company').fill('Archery')
      await page.getByRole('checkbox', { name: /I agree/ }).press('Space')
      await page.getByRole('button', { name: 'Create account' }).click()
      await see('Check your email')
    })
    await step('The user opens the link of the mail.', async () => {
      await page.goto(mailedAddress(visit))
      await see('Choose your password')
    })
    await step('The user chooses a password.', async () => {
      await page.getByLabel('Password', { exact: true }).fill('Correct-horse-7')
      await page.getByRole('button', { name: 'Activate account' }).click()
      await see('Your account is active')
      await page.getByRole('button', { name: 'Stay here' }).click()
    })
  },
  async table(visit, step) {
    const { page } = visit
    await openUsers(visit, step)
    await step('The user sorts by name, descending.', async () => {
      await page.getByRole('columnheader', { name: /^User/ }).getByRole('button').click()
      await page.waitForURL(/sort=/)
    })
    await step('The user searches.', async () => {
      await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('rita')
      await page.getByRole('link', { name: 'Ada Admin' }).waitFor({ state: 'detached' })
    })
    await step('The user selects a row.', () =>
      page.getByRole('checkbox', { name: 'Select Rita Reader' }).press('Space'),
    )
    await step('The user searches for nothing that exists.', async () => {
      await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('zzz')
      await page.getByRole('link', { name: 'Rita Reader' }).waitFor({ state: 'detached' })
    })
  },
  async 'creation-and-removal'(visit, step) {
    const { page } = visit
    await openUsers(visit, step)
    const invite = page.getByRole('dialog', { name: 'Invite users' })
    await step('The user opens the invitation.', async () => {
      await page.getByRole('button', { name: 'Invite users' }).click()
      await invite.waitFor()
    })
    await step('The user closes it.', async () => {
      await page.keyboard.press('Escape')
      await invite.waitFor({ state: 'detached' })
    })
    await step('The user opens it again.', async () => {
      await page.getByRole('button', { name: 'Invite users' }).click()
      await invite.waitFor()
    })
    await step('The user invites a person.', async () => {
      await invite.getByRole('textbox', { name: 'Email address' }).fill('aaa@acme.test')
      await invite.getByRole('textbox', { name: 'Name' }).fill('Zoe Zulu')
      await invite.getByRole('button', { name: 'Send invite' }).click()
      await invite.waitFor({ state: 'detached' })
      await page.getByRole('link', { name: 'Zoe Zulu', exact: true }).waitFor()
    })
    await step('The user asks to remove the person.', async () => {
      await page.getByRole('button', { name: 'Actions for Zoe Zulu', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Remove user' }).click()
      await page.getByRole('alertdialog').waitFor()
    })
    await step('The user confirms.', async () => {
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove user' }).click()
      await page.getByRole('link', { name: 'Zoe Zulu', exact: true }).waitFor({ state: 'detached' })
    })
  },
  async message(visit, step) {
    const { page } = visit
    await openUsers(visit, step)
    await step('The user asks to sign a person out.', async () => {
      await page.getByRole('button', { name: 'Actions for Rita Reader', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click()
      await page.getByRole('alertdialog').waitFor()
    })
    await step('The user confirms.', async () => {
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
      await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    })
  },
  async 'ended-session'(visit, step) {
    const { page, emulator } = visit
    await openUsers(visit, step)
    await step('The user searches after the session was ended.', async () => {
      emulator.arrange(({ sessions }) => {
        for (const one of sessions) one.ended = 'revoked'
      })
      await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('rita')
      await visit.see(headings.email)
      await page.getByText('Your session has ended', { exact: true }).waitFor()
    })
  },
  async sections(visit, step) {
    const { page } = visit
    await openUsers(visit, step)
    for (const section of ['Groups', 'Security', 'Webhooks']) {
      await step(`The user opens ${section}.`, async () => {
        await page.getByRole('link', { name: section, exact: true }).click()
        await page.getByRole('heading', { name: section, level: 1, exact: true }).waitFor()
      })
    }
    await step('The user changes the name of the account and saves.', async () => {
      await page.getByRole('link', { name: 'Account', exact: true }).click()
      await page.getByRole('textbox', { name: 'Company name' }).fill('Acme Inc.')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByRole('button', { name: 'Save changes' }).waitFor({ state: 'detached' })
    })
  },
  async checkout(visit, step) {
    const { page } = visit
    await beSignedIn(visit, accounts.admin)
    await step('The user opens the subscription.', async () => {
      await visit.goTo('/?portal=subscriptions')
      await page.getByRole('button', { name: 'Upgrade to Enterprise' }).waitFor()
    })
    await step('The user chooses Enterprise.', async () => {
      await page.getByRole('button', { name: 'Upgrade to Enterprise' }).click()
      await page.getByRole('textbox', { name: 'Name on the invoice' }).waitFor()
    })
    await step('The user continues to the card.', async () => {
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await page.getByRole('radio', { name: 'Visa ending 4242' }).waitFor()
    })
    await step('The user continues to the payment.', async () => {
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await page.getByRole('button', { name: /^Upgrade for / }).waitFor()
    })
    await step('The user pays.', async () => {
      await page.getByRole('button', { name: /^Upgrade for / }).click()
      await page.getByRole('dialog', { name: 'You have Enterprise' }).waitFor()
    })
    await step('The user closes the checkout.', async () => {
      await page.getByRole('button', { name: 'Done', exact: true }).click()
      await page.getByRole('dialog', { name: 'You have Enterprise' }).waitFor({ state: 'detached' })
    })
  },
}

/** What a screen reader gets in each flow, compared with a text. */
export const transcripts: readonly Scenario[] = Object.entries(flows).map(([name, flow]) => ({
  title: `a screen reader gets the announcements and the focus of the transcript ${name}`,
  run: (visit) => runTranscript(visit, name, flow),
}))

async function openUsers(visit: Visit, step: Step): Promise<void> {
  await beSignedIn(visit, accounts.admin)
  await step('The user opens the users.', async () => {
    await visit.goTo('/?portal=users')
    await visit.page.getByRole('link', { name: 'Rita Reader', exact: true }).waitFor()
  })
}
