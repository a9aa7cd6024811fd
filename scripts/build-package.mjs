// @ts-check
// Builds the package in the present folder by its tsdown.config.ts. The command of tsdown prints a warning about Node 20 for
// each package; that version is supported here, so this calls its API.
import { build } from 'tsdown'

await build({ logLevel: 'warn' })
