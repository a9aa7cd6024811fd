import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { type EngineVisit, openEngineVisit } from './engine-visit.ts'
import { startOrca } from './orca.ts'
import { beWelcomed, giveEmail, givePassword } from './person.ts'
import { button, dialog, heading, link, question, the } from './targets.ts'

/** Acts, and below each the sentences that follow it. Words that another sentence may contain twice stand without "once". */
const golden = readFileSync(new URL('orca.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')

describe('orca', () => {
  it('Orca speaks each sentence of orca.txt, in this order', longest, async () => {
    const orca = await startOrca()
    const visit = await openEngineVisit('firefox', { env: orca.env })
    const acts = actsOf(visit)
    let heard = 0
    try {
      for (const line of golden) {
        if (line.startsWith(' ')) heard = await placeOf(wordsOf(line), orca.spoken, heard)
        else await (acts[line] ?? refuse(`orca.txt has an unknown act: ${line}`))()
      }
      const spoken = await orca.spoken()
      const repeated = golden.filter(isOnce).map(wordsOf)
      const counts = repeated.map((words) => [words, spoken.filter((utterance) => utterance.includes(words)).length])
      expect(counts).toEqual(repeated.map((words) => [words, 1]))
    } finally {
      await visit.end()
      await orca.stop()
    }
  })
})

const longest = { timeout: 240_000 }

/** What the user does, by its line in the file. */
function actsOf({ page, goTo }: EngineVisit): Readonly<Record<string, () => Promise<unknown>>> {
  const invitation = dialog('Invite users')
  return {
    'The user opens the sign-in.': () => goTo('/account/login'),
    'The user continues without an address.': () => page.press('Enter'),
    'The user continues with an address.': () => giveEmail(page, 'admin@acme.test'),
    'The user sends a wrong password.': () => givePassword(page, 'Portico-demo-2'),
    async 'The user sends the right password.'() {
      await givePassword(page)
      await beWelcomed(page, 'Ada Admin')
    },
    'The user opens the portal.': () => goTo('/?portal=groups'),
    async 'The user goes to another section.'() {
      await page.see(heading('Groups'))
      await page.click(link('Users'))
    },
    async 'The user sorts the table.'() {
      await page.see(link('Rita Reader'))
      await page.click(button('User', the('columnheader', /^User/)))
    },
    async 'The user opens a dialog.'() {
      await page.click(button('Invite users'))
      await page.hasFocus('Email address')
    },
    async 'The user goes to a button.'() {
      await page.tabTo('Invite users')
    },
    'The user presses it.': () => page.press('Enter'),
    'The user presses Tab.': () => page.press('Tab'),
    async 'The user types, and leaves the dialog.'() {
      await page.type('Zoe')
      await page.press('Escape')
      await page.see(question('Leave without saving?'))
    },
    'The user keeps editing.': () => page.press('Enter'),
    async 'The user leaves the dialog, and discards.'() {
      await page.press('Escape')
      await page.see(question('Leave without saving?'))
      await page.tabTo('Discard and leave')
      await page.press('Enter')
    },
    async 'The user opens a drawer and closes it.'() {
      await page.click(link('Rita Reader'))
      await page.see(dialog('Rita Reader'))
      await page.press('Escape')
    },
    async 'The user asks to remove a person.'() {
      await page.click(button('Actions for Rita Reader'))
      await page.click(the('menuitem', /^Remove/))
      await page.see(question('Remove Rita Reader?'))
    },
    'The user cancels.': () => page.press('Escape'),
    async 'The user invites a person.'() {
      await page.fill(the('textbox', 'Email address', invitation), 'zoe@acme.test')
      await page.fill(the('textbox', 'Name', invitation), 'Zoe Zulu')
      await page.press('Enter')
    },
  }
}

const once = '  once: '

function isOnce(line: string): boolean {
  return line.startsWith(once)
}

function wordsOf(line: string): string {
  return isOnce(line) ? line.slice(once.length) : line.trim()
}

/** Waits until a sentence is spoken, and returns the place after it. Other utterances may stand before it. */
function placeOf(sentence: string, spoken: () => Promise<readonly string[]>, from: number): Promise<number> {
  return vi.waitFor(
    async () => {
      const later = (await spoken()).slice(from)
      const place = later.findIndex((utterance) => utterance.includes(sentence))
      if (place < 0) refuse(`Orca does not speak: ${sentence}\nIt speaks:\n${later.join('\n')}`)
      return from + place + 1
    },
    { timeout: 20_000, interval: 100 },
  )
}

function refuse(reason: string): never {
  throw new Error(reason)
}
