// @ts-check
// Builds the package in the current folder by its tsdown.config.ts. The command of tsdown prints a warning about Node
// 20 for each package. That version is supported here, so that this script calls the API of tsdown.
import { build } from 'tsdown'

await build({ logLevel: 'warn' })
