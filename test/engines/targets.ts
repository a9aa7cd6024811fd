/** What an element is found by. */
export interface Target {
  /** Its role, or `label` or `text` for what has none. */
  readonly by: string
  /** Its whole name, or a pattern of it. */
  readonly name: string | RegExp
  /** Where it is. Default: in the page. */
  readonly within?: Target
}

/** An element by its role and its name. */
export const the = (role: string, name: string | RegExp, within?: Target): Target => target(role, name, within)

/** A button. */
export const button = (name: string | RegExp, within?: Target): Target => target('button', name, within)

/** A link. */
export const link = (name: string | RegExp, within?: Target): Target => target('link', name, within)

/** A heading. */
export const heading = (name: string | RegExp, within?: Target): Target => target('heading', name, within)

/** A dialog. */
export const dialog = (name: string | RegExp): Target => target('dialog', name)

/** A question, which waits for a button. */
export const question = (name: string | RegExp): Target => target('alertdialog', name)

/** A field by its label, such as one for a password, which has no role. */
export const field = (name: string | RegExp, within?: Target): Target => target('label', name, within)

/** An element with a text. */
export const words = (name: string | RegExp, within?: Target): Target => target('text', name, within)

/** A target in words, for the message of a failed wait. */
export function inWords({ by, name, within }: Target): string {
  return `${by} ${name}${within ? ` in ${inWords(within)}` : ''}`
}

function target(by: string, name: string | RegExp, within?: Target): Target {
  return { by, name, ...(within && { within }) }
}
