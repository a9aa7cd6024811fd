import { runEmulator } from './command/index.ts'

process.exitCode = await runEmulator(process.argv.slice(2), {
  name: 'portico-emulator',
  env: process.env,
  print: console.log,
  printError: console.error,
})
