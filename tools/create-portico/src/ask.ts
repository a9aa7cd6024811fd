import { resolve } from 'node:path'
import { isCancel, select, text } from '@clack/prompts'
import type { Wishes } from './arguments.ts'
import { type Answers, defaultFolder } from './create-portico.ts'
import { holdEmpty } from './folder.ts'
import { templates } from './templates.ts'

/** Asks in the terminal for the folder and the template that the arguments leave out. `null` if the person cancels. */
export async function ask(wishes: Wishes, cwd: string): Promise<Answers | null> {
  const folder = wishes.folder ?? (await askFolder(cwd))
  if (isCancel(folder)) return null
  const template = wishes.template ?? (await askTemplate())
  return isCancel(template) ? null : { folder, template }
}

function askFolder(cwd: string) {
  return text({
    message: 'Name of the folder',
    placeholder: defaultFolder,
    defaultValue: defaultFolder,
    validate: (name) => problemOf(name || defaultFolder, cwd),
  })
}

function problemOf(name: string, cwd: string): string | undefined {
  try {
    holdEmpty(resolve(cwd, name), name)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function askTemplate() {
  return select({
    message: 'Framework',
    options: templates.map((template) => ({ value: template, label: template.label, hint: template.hint })),
  })
}
