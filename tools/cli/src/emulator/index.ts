import { runEmulator } from '@portico/emulator/command'
import type { Command } from '../command.ts'

/** Runs the emulator with the options of `portico-emulator`, until a signal ends it. */
export const emulator: Command = (args, output) =>
  runEmulator(args, { name: 'portico emulator', env: process.env, ...output })
