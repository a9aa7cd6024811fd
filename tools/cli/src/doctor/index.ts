import { text } from 'node:stream/consumers'
import type { Command, Output } from '../command.ts'
import { examine, type Machine } from './examine.ts'
import { type Options, readOptions, type Sources, usage } from './options.ts'
import { exitCodeOf, jsonOf, textOf } from './report.ts'

/** Examines a provider and prints what differs, what it does to people, and the remedy. */
export const doctor: Command = (args, output) => {
  const { env, stdin, stdout, versions } = process
  const sources = { env, folder: process.cwd(), readInput: () => text(stdin) }
  const machine = { fetch, now: Date.now, nodeVersion: versions.node }
  return runDoctor(args, output, { ...sources, ...machine, isColoured: stdout.isTTY && !env['NO_COLOR'] })
}

/** The process that the doctor runs in. */
export interface DoctorHost extends Sources, Machine {
  readonly isColoured: boolean
}

/** Runs the doctor. Resolves to the exit code. */
export async function runDoctor(args: readonly string[], output: Output, host: DoctorHost): Promise<number> {
  const options = await readOptions(args, host).catch(refusalOf)
  if (options === 'help') {
    output.print(usage)
    return 0
  }
  if (typeof options === 'string') {
    output.printError(`${options}\n\n${usage}`)
    return 2
  }
  return print(options, output, host)
}

async function print({ subject, isJson }: Options, output: Output, host: DoctorHost): Promise<number> {
  const report = await examine(subject, host)
  output.print(isJson ? jsonOf(report, subject) : textOf(report, subject, host.isColoured))
  return exitCodeOf(report)
}

function refusalOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}
